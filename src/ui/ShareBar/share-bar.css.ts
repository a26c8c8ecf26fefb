import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const height = 8;

export const track = style({
  position: "relative",
  display: "block",
  height,
  borderRadius: 2,
  background: theme.color.sunken,
  "@media": { [media.forced]: { border: "1px solid" } },
});

const bar = style({ position: "absolute", insetBlock: 0, insetInlineStart: 0, borderRadius: 2 });
export const strong = style([bar, { background: theme.color.accent }]);
export const faint = style([bar, { background: theme.color.lineStrong }]);
export const perhaps = style([
  bar,
  {
    background: theme.color.accentLine,
    "@media": { [media.forced]: { background: "GrayText" } },
  },
]);

export const mark = style({
  position: "absolute",
  insetBlock: -4,
  width: 2,
  marginInlineStart: -1,
  background: theme.color.caution,
  boxShadow: `0 0 0 2px ${theme.color.surface}`,
});
