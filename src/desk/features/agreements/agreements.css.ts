import { style } from "@vanilla-extract/css";
import { setting } from "#ui/theme/contract.css.ts";

export const title = style({
  fontSize: "1rem",
  lineHeight: setting.line.h3,
  fontWeight: 600,
  marginBlockEnd: 8,
});
export const download = style({
  marginBlock: "12px 4px",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const signer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
});
