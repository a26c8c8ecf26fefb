import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;

export const pane = style({ display: "flex", flexDirection: "column", gap: 12, minHeight: 0 });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  color: color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
export const view = style({
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
export const zoom = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  borderBlockEnd: `1px solid ${color.line}`,
});
export const percent = style({
  minWidth: 48,
  minHeight: 32,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  height: "clamp(320px, 52dvh, 720px)",
  padding: 8,
  overflow: "auto",
});
export const picture = style({
  flex: "none",
  maxWidth: "none",
  height: "auto",
  marginInline: "auto",
  background: "#fff",
  boxShadow: theme.shadow.low,
});
export const verdict = style({
  display: "grid",
  gap: 16,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.line}`,
});
export const verdictActions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
});
