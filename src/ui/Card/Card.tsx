import type { ComponentProps } from "react";
import * as css from "./card.css.ts";
import { classes } from "../shared/classes.ts";

export interface CardProps extends ComponentProps<"div"> {
  readonly as?: "div" | "section" | "article" | "li";
  /** A card inside a card. */
  readonly inner?: boolean | undefined;
}

export function Card({ as: Element = "div", inner, className, ...rest }: CardProps) {
  const Sheet = Element as "div";
  return <Sheet {...rest} className={classes(css.card, inner && css.inner, className)} />;
}
