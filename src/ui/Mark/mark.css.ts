import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";

export const mark = style({ display: "inline-flex", alignItems: "center", gap: 10 });
export const sign = style({ color: theme.color.accent, flex: "none" });
export const name = style({
  fontSize: "1.0625rem",
  lineHeight: "1.5rem",
  fontWeight: 600,
  letterSpacing: "-0.01em",
  color: theme.color.ink,
  whiteSpace: "nowrap",
});
