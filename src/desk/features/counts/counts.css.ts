import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 16,
});
export const choose = style({ maxWidth: 480 });
export const note = style({ display: "grid", justifyItems: "start", gap: 4 });
