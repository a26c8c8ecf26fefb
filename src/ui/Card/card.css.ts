import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

/** How far a card reaches beyond the text on a phone: 4, unless the frame sets another. */
export const cardReach = createVar();

export const card = shared({
  minWidth: 0,
  padding: "20px 23px",
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.low,
  "@media": {
    [media.phone]: {
      padding: "16px 15px",
      marginInline: `calc(-1 * ${fallbackVar(cardReach, "4px")})`,
    },
    [media.print]: { boxShadow: "none", breakInside: "avoid" },
  },
});
export const inner = style({
  padding: "16px",
  background: "none",
  boxShadow: "none",
  "@media": { [media.phone]: { marginInline: 0 } },
});
