import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { frame } from "../theme/scale.ts";

const filled = { background: theme.color.accent };

export const bar = style({ background: theme.color.surface });
export const button = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  width: "100%",
  maxWidth: frame.form + 48,
  minHeight: 60,
  marginInline: "auto",
  padding: "8px 24px",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
  selectors: { "&:focus-visible": { outlineOffset: -4 } },
  "@media": { [media.phone]: { paddingInline: 16, paddingInlineEnd: 20 } },
});
export const parts = style({ display: "flex", gap: 3 });
export const part = style({
  display: "block",
  flex: "1 1 0",
  minWidth: 0,
  height: 3,
  border: 0,
  appearance: "none",
  background: theme.color.line,
  selectors: {
    "&::-webkit-progress-bar": { background: theme.color.line },
    "&::-webkit-progress-value": filled,
    "&::-moz-progress-bar": filled,
  },
  "@media": { [media.forced]: { forcedColorAdjust: "none" } },
});
export const sheet = style({ marginTop: 16, minHeight: "min(60dvh, 560px)" });
