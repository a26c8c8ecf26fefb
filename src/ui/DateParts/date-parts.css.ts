import { style, styleVariants } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: -2 });
export const part = style({ display: "grid", gap: 4 });
export const label = style({
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
});
export const size = styleVariants({
  day: { width: "3.5rem" },
  month: { width: "3.5rem" },
  year: { width: "5rem" },
});
