import type { ReactNode } from "react";
import { Actions } from "#ui/Actions/Actions.tsx";
import { CheckIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { small } from "#ui/theme/type.css.ts";
import * as css from "./confirmation.css.ts";
import { DashboardLink } from "./DashboardLink.tsx";
import { Page } from "./Page.tsx";

interface Props {
  eyebrow?: ReactNode;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  /** Beside the way to the dashboard. */
  more?: ReactNode;
  note?: ReactNode;
}

/** The page after something was sent; the way on is the dashboard. */
export function Confirmation({ eyebrow, title, lead, children, more, note }: Props) {
  useTitleAndFocus(title);
  return (
    <Page>
      <div className={css.narrow}>
        <span className={css.sign}>
          <CheckIcon />
        </span>
        <PageHead eyebrow={eyebrow} title={title} lead={lead} />
        {children}
        <Actions>
          <DashboardLink />
          {more}
        </Actions>
        {note ? <p className={small}>{note}</p> : null}
      </div>
    </Page>
  );
}
