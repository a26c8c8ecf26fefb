import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { frame } from "../theme/scale.ts";

export const bar = style({
  background: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});
export const inside = style({
  display: "flex",
  alignItems: "center",
  maxWidth: frame.content + 48,
  height: frame.header - 1,
  marginInline: "auto",
  paddingInline: 24,
  "@media": {
    [media.belowRail]: { maxWidth: frame.form + 48 },
    [media.phone]: { paddingInline: 16 },
  },
});
globalStyle(`${inside} > a`, { display: "flex", textDecoration: "none", borderRadius: 4 });
export const tagline = style({
  marginInlineStart: 24,
  paddingInlineStart: 24,
  borderInlineStart: `1px solid ${theme.color.line}`,
  color: theme.color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: "1.5rem",
  whiteSpace: "nowrap",
  "@media": { [media.belowTagline]: { display: "none" } },
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minWidth: 0,
  marginInlineStart: "auto",
  marginInlineEnd: -10,
});
export const account = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minWidth: 0,
  "@media": { [media.phone]: { display: "none" } },
});
export const accountSmall = style({
  "@media": { [media.fromTablet]: { display: "none" } },
});

export const greeting = style({
  paddingInline: 10,
  overflow: "hidden",
  color: theme.color.ink,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
