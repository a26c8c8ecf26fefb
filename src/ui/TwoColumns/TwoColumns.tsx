import type { ReactNode } from "react";
import * as css from "./two-columns.css.ts";

export function TwoColumns({
  side,
  children,
}: {
  readonly side: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      <div className={css.side}>{side}</div>
    </div>
  );
}
