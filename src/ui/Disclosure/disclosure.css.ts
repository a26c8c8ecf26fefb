import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/contract.css.ts";
import { small } from "../theme/type.css.ts";

export const sign = style({
  flexShrink: 0,
  color: theme.color.inkMuted,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const summary = style([
  small,
  {
    display: "flex",
    alignItems: "center",
    gap: 6,
    width: "fit-content",
    fontWeight: 500,
    cursor: "pointer",
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
    "@media": { [media.touch]: { minHeight: 44 } },
  },
]);

export const content = style({ marginTop: 8 });
