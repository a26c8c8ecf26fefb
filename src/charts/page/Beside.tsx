import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import * as css from "./page.css.ts";

interface Props {
  /** Where the chart stands, and what leads on: on a narrow page above the drawing. */
  lead: ReactNode;
  /** The drawing. */
  children: ReactNode;
  /** On a narrow page below the drawing. */
  rest?: ReactNode;
}

/** A drawing with what is done with it. */
export function Beside({ lead, children, rest }: Props) {
  const { t } = useLingui();
  return (
    <div className={css.columns}>
      <aside className={css.lead} aria-label={t`State and steps`}>
        {lead}
      </aside>
      {children}
      {rest ? (
        <aside className={css.rest} aria-label={t`Details`}>
          {rest}
        </aside>
      ) : null}
    </div>
  );
}
