import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const { color } = theme;

export const head = style({
  paddingInline: 24,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.belowTagline]: { paddingInline: 16 }, [media.print]: { display: "none" } },
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: 20,
  minHeight: 56,
  "@media": { [media.belowTagline]: { columnGap: 8 } },
});
globalStyle(`${bar} > a`, { display: "flex", textDecoration: "none", borderRadius: 4 });
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
  gap: 4,
  minWidth: 0,
  marginInlineStart: "auto",
  marginInlineEnd: -10,
});
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 4,
  marginInline: -10,
  paddingBlockEnd: 8,
});
globalStyle(`${pages} > [aria-current="page"]`, { color: color.accentInk, fontWeight: 600 });
export const main = style({
  minWidth: 0,
  padding: "24px 24px 64px",
  "@media": { [media.belowTagline]: { paddingInline: 16 } },
});
