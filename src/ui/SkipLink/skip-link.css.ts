import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { depth, radius } from "../theme/scale.ts";

export const skip = style({
  position: "fixed",
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: depth.skip,
  padding: "10px 16px",
  background: theme.color.raised,
  color: theme.color.accentInk,
  borderRadius: radius.control,
  boxShadow: theme.shadow.high,
  fontSize: "0.875rem",
  fontWeight: 600,
  "@media": { [media.print]: { display: "none" } },
  selectors: { "&:not(:focus)": { translate: "0 -200%", boxShadow: "none" } },
});
