import type { ReactNode } from "react";
import * as css from "./actions.css.ts";

export interface ActionsProps {
  /** Stacked at any width. */
  readonly stacked?: boolean | undefined;
  readonly children: ReactNode;
}

export function Actions({ stacked, children }: ActionsProps) {
  return <div className={stacked ? css.stacked : css.row}>{children}</div>;
}
