import { style } from "@vanilla-extract/css";
import { media } from "#ui/theme/media.ts";

/** The note with its button below it, apart from the lead of the page. */
export const masked = style({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  marginBlock: "12px 24px",
  "@media": { [media.print]: { marginBlock: 0 } },
});
