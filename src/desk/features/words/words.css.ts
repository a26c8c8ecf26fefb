import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "inline-flex",
  // Of its words, not of its icon.
  alignItems: "baseline",
  gap: 6,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
export const icon = style({ alignSelf: "center", display: "flex" });
