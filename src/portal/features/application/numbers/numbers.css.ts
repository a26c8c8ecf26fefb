import { style } from "@vanilla-extract/css";
import { media } from "#ui/theme/media.ts";

/** The note with its button, beside it where there is space, apart from the lead of the page. */
export const masked = style({
  display: "grid",
  justifyItems: "start",
  alignItems: "center",
  gap: 12,
  marginBlock: "12px 24px",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, auto) auto",
      justifyContent: "space-between",
      marginBlock: "8px 0",
    },
    [media.print]: { marginBlock: 0 },
  },
});
