import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { shared } from "../theme/shared.ts";

const underlined = style({
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "4px",
  borderRadius: 2,
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});

export const link = style([underlined, { color: theme.color.accentInk }]);

export const footLink = style([
  underlined,
  {
    color: theme.color.inkFaint,
    fontSize: "0.75rem",
    lineHeight: setting.line.caption,
    fontWeight: 500,
  },
]);

export const barLink = shared({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 32,
  paddingInline: 10,
  borderRadius: 6,
  color: theme.color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&:hover": { color: theme.color.ink, background: theme.color.sunken } },
  "@media": { [media.touch]: { minHeight: 44 } },
});

/** Makes the touch target of a link on its own line large enough. */
export const roomy = style({
  "@media": { [media.touch]: { display: "inline-flex", alignItems: "center", minHeight: 44 } },
});
