import type { ReactNode } from "react";
import * as css from "./actions.css.ts";

export interface ActionsProps {
  /** Under each other at any width. */
  readonly stacked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Buttons beside each other; under each other where they do not fit. */
export function Actions({ stacked, children }: ActionsProps) {
  return <div className={stacked ? css.stacked : css.row}>{children}</div>;
}
