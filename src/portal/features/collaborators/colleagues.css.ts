import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";

export const place = style({ minWidth: 0, ":empty": { display: "none" } });
export const here = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
export const names = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
