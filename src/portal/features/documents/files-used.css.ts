import { style } from "@vanilla-extract/css";

export const used = style({ marginTop: 8 });
