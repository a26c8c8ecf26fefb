import { style } from "@vanilla-extract/css";
import { setting } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

export const box = style({
  display: "flex",
  gap: 12,
  padding: "14px 16px",
  borderWidth: 1,
  borderStyle: "solid",
  borderRadius: radius.card,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const icon = style({ height: setting.line.small, display: "flex", alignItems: "center" });
export const text = style({ minWidth: 0 });
