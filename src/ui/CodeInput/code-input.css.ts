import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

export const box = style({ minHeight: 56 });
export const input = style({
  fontSize: "1.75rem",
  lineHeight: setting.line.code,
  letterSpacing: "0.22em",
  fontWeight: 500,
});
export const below = style({
  display: "flex",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "0 16px",
  marginTop: 6,
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
});
