import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;

export const find = style({ maxWidth: 480, marginBlockStart: 24 });
export const subject = style({ marginBlockStart: 32 });
export const subjectName = style({
  marginBlockEnd: 12,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
});
export const legend = style({
  maxWidth: 720,
  marginBlockEnd: 12,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 6,
  padding: 16,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflowWrap: "anywhere",
});
export const open = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  "@media": { [media.touch]: { minHeight: 44, marginBlock: "-10px -8px" } },
});
export const table = style({ marginBlockStart: 12 });
export const zoom = style({ marginBlockEnd: 8 });
export const question = style({ fontSize: "0.9375rem", lineHeight: setting.line.small });
export const matches = style({
  color: color.inkMuted,
  fontSize: "0.8125rem",
  lineHeight: setting.line.small,
});
export const size = style({
  marginBlockStart: "auto",
  color: color.inkFaint,
  fontSize: "0.8125rem",
  lineHeight: setting.line.caption,
});
