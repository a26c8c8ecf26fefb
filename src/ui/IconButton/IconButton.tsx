import type { ComponentProps, ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "disabled"> {
  readonly label: string;
  readonly children: ReactNode;
}

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
