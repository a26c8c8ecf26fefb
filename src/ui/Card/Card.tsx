import type { ComponentProps } from "react";
import * as css from "./card.css.ts";
import { classes } from "../shared/classes.ts";

export interface CardProps extends ComponentProps<"div"> {
  /** The element it is. */
  readonly as?: "div" | "section" | "article" | "li";
  /** A sheet inside a sheet: no shadow, tighter. */
  readonly inner?: boolean | undefined;
}

/** A sheet of paper on the page. */
export function Card({ as: Element = "div", inner, className, ...rest }: CardProps) {
  const Sheet = Element as "div";
  return <Sheet {...rest} className={classes(css.card, inner && css.inner, className)} />;
}
