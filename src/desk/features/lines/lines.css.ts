import { style } from "@vanilla-extract/css";

export const outcome = style({ display: "block", fontWeight: 600 });
export const blockers = style({ display: "grid", gap: 4 });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  marginBlock: -6,
});
