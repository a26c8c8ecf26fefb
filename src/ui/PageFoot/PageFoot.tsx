import type { ReactNode } from "react";
import * as css from "./page-foot.css.ts";

export interface PageFootProps {
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export function PageFoot({ start, end }: PageFootProps) {
  return (
    <footer className={css.foot}>
      <div>{start}</div>
      <div className={css.end}>{end}</div>
    </footer>
  );
}
