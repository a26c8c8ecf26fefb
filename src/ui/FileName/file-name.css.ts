import { style } from "@vanilla-extract/css";
import { setting } from "../theme/contract.css.ts";

export const name = style({
  display: "flex",
  minWidth: 0,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
});
export const head = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "pre",
});
export const tail = style({ flex: "none", whiteSpace: "pre" });
