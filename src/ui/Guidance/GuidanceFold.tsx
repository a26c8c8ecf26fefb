import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./guidance-fold.css.ts";
import { link } from "../shared/link.css.ts";

export interface GuidanceFoldProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Hidden where the guidance is shown beside the form. */
export function GuidanceFold({ summary, children }: GuidanceFoldProps) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        <span className={classes(link)}>{summary}</span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
