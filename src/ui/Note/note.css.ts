import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

export const note = style({
  display: "flex",
  gap: 8,
  color: theme.color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const icon = style({ display: "flex", alignItems: "center", height: setting.line.small });
export const text = style({ minWidth: 0 });
