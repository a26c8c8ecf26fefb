import type { ReactNode } from "react";
import * as css from "../Field/field.css.ts";

export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
