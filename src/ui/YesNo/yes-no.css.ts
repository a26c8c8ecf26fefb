import { globalStyle, style } from "@vanilla-extract/css";
import { setting } from "../theme/contract.css.ts";

export const pair = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const card = style({
  width: 112,
  minHeight: setting.control.height,
  paddingBlock: 3,
  alignItems: "center",
});
globalStyle(`${card} > :first-child`, { marginTop: 0 });
