import type { ReactNode } from "react";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import { h1 } from "#ui/theme/type.css.ts";
import * as css from "../queues/queues.css.ts";
import { WorkBand } from "./WorkBand.tsx";
import { WorkPage, type WorkPageProps } from "./WorkPage.tsx";

interface Props<Shown> extends WorkPageProps<Shown> {
  title: string;
  /** The button that begins something new. */
  action?: ReactNode;
}

/** A page of work with a heading over a list. */
export function WorkListPage<Shown extends object>({
  title,
  action,
  children,
  ...work
}: Props<Shown>) {
  usePageTitle(title);
  return (
    <WorkPage<Shown> {...work}>
      {(shown) => (
        <Page>
          <WorkBand />
          <div className={css.content}>
            <div className={css.head}>
              <h1 className={h1} tabIndex={-1}>
                {title}
              </h1>
              {action}
            </div>
            {children(shown)}
          </div>
        </Page>
      )}
    </WorkPage>
  );
}
