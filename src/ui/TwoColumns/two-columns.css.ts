import { style } from "@vanilla-extract/css";
import { cardReach } from "../Card/card.css.ts";
import { media } from "../theme/media.ts";

/** Cards of a dashboard stand on the edge of the text. */
export const columns = style({
  vars: { [cardReach]: "0px" },
  display: "grid",
  alignItems: "start",
  gap: "16px 32px",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 960px) 328px" } },
});
export const main = style({ display: "grid", gap: 16, gridTemplateColumns: "minmax(0, 1fr)" });
export const side = style({
  display: "grid",
  alignItems: "start",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(min-width: 600px) and (max-width: 1199.98px)": {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    },
  },
});
