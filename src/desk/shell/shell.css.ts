import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: 20,
  minHeight: 56,
  paddingInline: 24,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": {
    [media.belowTagline]: { flexWrap: "wrap", paddingInline: 16, paddingBlock: 6, gap: "0 8px" },
    [media.print]: { display: "none" },
  },
});
export const home = style({ display: "flex", textDecoration: "none", borderRadius: 4 });
export const tagline = style({
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: "1.5rem",
  whiteSpace: "nowrap",
  "@media": { [media.belowRail]: { display: "none" } },
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: 4,
  minWidth: 0,
  marginInlineStart: "auto",
  marginInlineEnd: -10,
});
export const person = style({
  display: "grid",
  minWidth: 0,
  marginInline: 12,
  paddingInlineStart: 16,
  borderInlineStart: `1px solid ${color.line}`,
  "@media": { [media.phone]: { display: "none" } },
});
const clipped = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const personName = style({
  ...clipped,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
});
export const personRoles = style({
  ...clipped,
  color: color.inkFaint,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
export const main = style({
  minWidth: 0,
  padding: "24px 24px 64px",
  "@media": { [media.belowTagline]: { paddingInline: 16 } },
});
export const waiting = style({ display: "grid", gap: 24, maxWidth: 960 });

export const keys = style({ display: "grid", gap: 12, marginBlockStart: 16 });
export const keyRow = style({
  display: "grid",
  gridTemplateColumns: "104px 1fr",
  gap: 12,
  alignItems: "center",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const key = style({
  display: "inline-block",
  minWidth: 22,
  marginInlineEnd: 4,
  paddingInline: 5,
  background: color.sunken,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control - 2,
  fontFamily: "inherit",
  fontSize: "0.75rem",
  lineHeight: "20px",
  fontWeight: 600,
  textAlign: "center",
});
