import { style } from "@vanilla-extract/css";

const row = { display: "flex", flexWrap: "wrap", gap: "4px 16px" } as const;

export const unsent = style(row);
export const places = style(row);
