import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";

export const card = style({
  padding: 32,
  "@media": { [media.phone]: { padding: "24px 15px" } },
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  marginBottom: 20,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  color: theme.color.accentInk,
});
export const text = style({ maxWidth: 472, marginTop: 8, color: theme.color.inkMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  marginTop: 20,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 40px",
  marginTop: 24,
  paddingTop: 20,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const term = style({
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
});
export const value = style({
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
});
