import type { ReactNode } from "react";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import CountsStatement from "../charts/CountsStatement.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";

interface Props {
  title: string;
  pane: string;
  /** What is told beside the page. */
  story?: ReactNode;
  children: ReactNode;
}

/** The page of a link: one pane at a time; the focus follows. */
export function TicketPage({ title, pane, story, children }: Props) {
  useTitleAndFocus(title);
  return (
    <EntryShell story={story}>
      <FocusOnChange pane={pane}>{children}</FocusOnChange>
      <CountsStatement />
    </EntryShell>
  );
}
