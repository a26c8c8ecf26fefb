import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

const columns = "minmax(0, 1fr) max(96px, 4.5rem) 44px";

export const table = style({ display: "grid", gap: 8 });
export const row = style({
  display: "grid",
  gridTemplateColumns: columns,
  alignItems: "center",
  gap: 8,
});
export const remove = style({ width: 44, height: setting.control.height });
export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  paddingInlineEnd: 52,
});
export const add = style({ marginInlineStart: -10, textAlign: "start" });
export const sum = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 6,
  paddingInlineEnd: 12,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const reached = style({ color: theme.color.positive });
export const missed = style({ color: theme.color.negative });
