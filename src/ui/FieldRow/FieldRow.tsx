import type { ReactNode } from "react";
import * as css from "../Field/field.css.ts";

/** Two fields side by side whose parts share four rows, so that the inputs always align. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
