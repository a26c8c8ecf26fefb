import { style } from "@vanilla-extract/css";
import { setting } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { frame } from "../theme/scale.ts";

export const band = style({
  borderWidth: "0 0 1px",
  borderStyle: "solid",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const inside = style({
  display: "flex",
  gap: 12,
  maxWidth: frame.content + 48,
  marginInline: "auto",
  padding: "10px 24px",
  "@media": {
    [media.belowRail]: { maxWidth: frame.form + 48 },
    [media.phone]: { paddingInline: 16 },
  },
});
export const icon = style({ display: "flex", alignItems: "center", height: setting.line.small });
export const text = style({ minWidth: 0 });
