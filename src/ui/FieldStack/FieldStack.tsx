import type { ReactNode } from "react";
import * as css from "../Field/field.css.ts";

export function FieldStack({ children }: { readonly children: ReactNode }) {
  return <div className={css.stack}>{children}</div>;
}
