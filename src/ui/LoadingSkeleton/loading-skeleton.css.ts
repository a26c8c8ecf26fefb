import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: 24, maxWidth: 960 });
