import { style } from "@vanilla-extract/css";
import { setting } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

export const badge = style({
  display: "inline-flex",
  // Of its words, not of its icon.
  alignItems: "baseline",
  gap: 5,
  padding: "2px 7px",
  borderWidth: 1,
  borderStyle: "solid",
  borderRadius: radius.control,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
  // Chinese may break between any two characters; in a narrow cell a badge stays on one line.
  wordBreak: "keep-all",
  overflowWrap: "break-word",
});
export const icon = style({
  display: "flex",
  alignSelf: "flex-start",
  alignItems: "center",
  height: setting.line.small,
});
