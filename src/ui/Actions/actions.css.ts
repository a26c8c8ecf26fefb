import { style } from "@vanilla-extract/css";

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });
export const stacked = style({ display: "flex", flexDirection: "column", gap: 12, marginTop: 4 });
