import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";

const { color } = theme;

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: 20,
  minHeight: 56,
  paddingInline: 24,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.belowTagline]: { paddingInline: 16 } },
});
export const home = style({ display: "flex", textDecoration: "none", borderRadius: 4 });
export const tagline = style({
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: "1.5rem",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { display: "none" } },
});
export const tools = style({ marginInlineStart: "auto", marginInlineEnd: -10 });
export const main = style({
  minWidth: 0,
  padding: "32px 24px 64px",
  "@media": { [media.belowTagline]: { paddingInline: 16, paddingBlockStart: 24 } },
});
