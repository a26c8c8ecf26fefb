import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

export const toggle = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 6,
  margin: 3,
  paddingInline: 8,
  borderRadius: 4,
  color: theme.color.accentInk,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
  selectors: {
    "&:hover, &[aria-pressed='true']": { background: theme.color.accentSoft },
    "&:focus-visible": { outlineOffset: -1 },
  },
  "@media": {
    [media.touch]: { minWidth: 44, margin: 1 },
    [media.forced]: { selectors: { "&[aria-pressed='true']": { textDecoration: "underline" } } },
  },
});

export const dots = style({
  selectors: { "&:not(:placeholder-shown)": { letterSpacing: "0.12em" } },
});
