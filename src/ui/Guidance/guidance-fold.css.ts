import { style } from "@vanilla-extract/css";
import { setting } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

export const fold = style({
  "@media": { [media.wide]: { display: "none" }, [media.print]: { display: "none" } },
});
export const summary = style({
  width: "fit-content",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [media.touch]: { display: "flex", alignItems: "center", minHeight: 44 } },
});
export const content = style({ marginTop: 8, "@media": { [media.touch]: { marginTop: 4 } } });
