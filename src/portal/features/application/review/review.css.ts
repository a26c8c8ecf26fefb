import { style } from "@vanilla-extract/css";

export const person = style({ marginBlock: "24px 8px", breakAfter: "avoid" });

export const consents = style({ display: "grid", gap: 16 });
