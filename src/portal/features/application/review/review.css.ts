import { style } from "@vanilla-extract/css";
import { media } from "#ui/theme/media.ts";

export const consents = style({ display: "grid", gap: 16 });
export const head = style({
  display: "flex",
  justifyContent: "end",
  "@media": { [media.print]: { display: "none" } },
});
/** The column beside the page shows it where there is room. */
export const after = style({
  "@media": { [media.wide]: { display: "none" }, [media.print]: { display: "none" } },
});
