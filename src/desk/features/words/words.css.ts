import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
