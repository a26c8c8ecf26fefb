import type { ReactNode } from "react";
import { Actions } from "#ui/Actions/Actions.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { DashboardLink } from "./DashboardLink.tsx";
import { Page } from "./Page.tsx";

interface Props {
  eyebrow?: ReactNode;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  /** What to do first, before the way to the dashboard. */
  action?: ReactNode;
}

/** Nothing is to be done here, or no more: the way on is the dashboard. */
export function EndPage({ eyebrow, title, lead, children, action }: Props) {
  useTitleAndFocus(title);
  return (
    <Page>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      {children}
      <Actions>
        {action}
        <DashboardLink look={action ? "secondary" : "primary"} />
      </Actions>
    </Page>
  );
}
