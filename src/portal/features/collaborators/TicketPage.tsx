import type { ReactNode } from "react";
import { usePageTitle } from "#portal/app/page-title.ts";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";

interface Props {
  title: string;
  pane: string;
  children: ReactNode;
}

/** The page of a link: one pane at a time; the focus follows. */
export function TicketPage({ title, pane, children }: Props) {
  usePageTitle(title);
  return (
    <EntryShell>
      <FocusOnChange pane={pane}>{children}</FocusOnChange>
    </EntryShell>
  );
}
