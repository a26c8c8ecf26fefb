import { style } from "@vanilla-extract/css";

export const band = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
});
export const dialog = style({ display: "grid", gap: 20, marginBlockStart: 16 });
