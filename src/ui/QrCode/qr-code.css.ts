import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

// Scanners need dark on light in every theme.
export const code = style({
  width: 224,
  height: 224,
  background: "#fff",
  fill: "#000",
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.control,
});
