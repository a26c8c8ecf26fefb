import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  cursor: "pointer",
  "@media": { [media.touch]: { minHeight: 44, paddingBlock: 8 } },
});
export const text = style({ minWidth: 0 });
