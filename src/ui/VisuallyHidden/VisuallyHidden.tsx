import type { ComponentProps } from "react";
import * as css from "./visually-hidden.css.ts";

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<"span">, "className" | "style">) {
  return <span {...props} className={css.hidden} />;
}
