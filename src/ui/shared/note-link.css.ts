import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { caption } from "../theme/type.css.ts";
import { link } from "./link.css.ts";

/** A small link on its own line, below what it is about. */
export const noteLink = style([
  caption,
  link,
  {
    display: "block",
    width: "fit-content",
    "@media": { [media.touch]: { display: "flex", alignItems: "center", minHeight: 44 } },
  },
]);
