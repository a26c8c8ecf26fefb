import type { ReactNode } from "react";
import * as css from "./page-foot.css.ts";

export interface PageFootProps {
  readonly start?: ReactNode;
  /** Links, and the language menu where there is no header. */
  readonly end?: ReactNode;
}

/** The foot of a page that is no step of a form. */
export function PageFoot({ start, end }: PageFootProps) {
  return (
    <footer className={css.foot}>
      <div>{start}</div>
      <div className={css.end}>{end}</div>
    </footer>
  );
}
