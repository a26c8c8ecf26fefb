import type { ReactNode } from "react";
import { CheckIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import * as css from "./confirmation.css.ts";
import { Page } from "./Page.tsx";

interface Props {
  eyebrow?: ReactNode;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The page after something was sent. */
export function Confirmation({ eyebrow, title, lead, children }: Props) {
  usePageTitle(title);
  return (
    <Page>
      <div className={css.narrow}>
        <span className={css.sign}>
          <CheckIcon />
        </span>
        <PageHead eyebrow={eyebrow} title={title} lead={lead} />
        {children}
      </div>
    </Page>
  );
}
