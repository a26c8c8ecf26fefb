import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

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
    [media.belowGuide]: { flexWrap: "wrap", rowGap: 0 },
    [media.belowTagline]: { columnGap: 8, paddingInline: 16 },
    [media.print]: { display: "none" },
  },
});
globalStyle(`${bar} > a`, {
  display: "flex",
  alignItems: "center",
  minHeight: 56,
  textDecoration: "none",
  borderRadius: 4,
});
export const tagline = style({
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: "1.5rem",
  whiteSpace: "nowrap",
  "@media": { [media.belowRail]: { display: "none" } },
});
export const pages = style({
  display: "flex",
  gap: 4,
  marginInlineStart: "auto",
  "@media": {
    [media.belowGuide]: {
      order: 1,
      flex: "1 0 100%",
      minWidth: 0,
      marginInline: -10,
      paddingBlockEnd: 6,
      overflowX: "auto",
    },
  },
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minWidth: 0,
  marginInlineStart: "auto",
  marginInlineEnd: -10,
  selectors: { [`${pages} + &`]: { "@media": { [media.wide]: { marginInlineStart: 0 } } } },
});
export const main = style({
  minWidth: 0,
  padding: "24px 24px 64px",
  "@media": { [media.belowTagline]: { paddingInline: 16 } },
});
