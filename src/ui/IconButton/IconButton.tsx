import type { ComponentProps, ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "disabled"> {
  /** What it does, in words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that shows an icon and says a word. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(css.button, className)}
    >
      {children}
    </button>
  );
}
