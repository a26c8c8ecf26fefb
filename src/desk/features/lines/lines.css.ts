import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;

export const frame = style({
  overflowX: "auto",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.low,
});
export const table = style({
  width: "100%",
  minWidth: 940,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
globalStyle(`${table} thead th`, {
  padding: "10px 12px",
  color: color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  textAlign: "start",
  whiteSpace: "nowrap",
});
globalStyle(`${table} tbody :is(td, th)`, {
  padding: 12,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 20 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 20, textAlign: "end" });
export const under = style({
  display: "block",
  color: color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
export const outcome = style({ display: "block", fontWeight: 600 });
export const none = style({ color: color.inkFaint });
export const blockers = style({ display: "grid", gap: 4 });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  marginBlock: -6,
});
