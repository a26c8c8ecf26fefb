import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

export const area = style({
  minHeight: 94,
  paddingBlock: 7,
  lineHeight: setting.line.body,
  resize: "vertical",
  fieldSizing: "content",
});
export const count = style({
  marginTop: 6,
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
export const over = style({ color: theme.color.negative });
