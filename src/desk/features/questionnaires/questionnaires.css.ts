import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";

export const title = style({ fontSize: "1rem", lineHeight: setting.line.h3, fontWeight: 600 });
export const file = style({ display: "grid", gap: 8, minWidth: 0 });
export const fileHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  color: theme.color.inkMuted,
});
