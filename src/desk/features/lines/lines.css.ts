import { style } from "@vanilla-extract/css";

export const outcome = style({ display: "block", fontWeight: 600 });
export const blockers = style({ display: "grid", gap: 4 });
