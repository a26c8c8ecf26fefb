import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";

const { color } = theme;

export const area = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  padding: 15,
  background: color.canvas,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  transition: `background-color ${setting.time.fast}, border-color ${setting.time.fast}`,
  "@media": {
    [media.phone]: { flexDirection: "column", alignItems: "stretch", textAlign: "center" },
    [media.print]: { display: "none" },
  },
});
export const over = style({ background: color.accentSoft, borderColor: color.accent });
export const wrong = style({ borderColor: color.negative, borderStyle: "solid" });
export const hint = style({
  minWidth: 0,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const orDrop = style({ "@media": { [media.finger]: { display: "none" } } });
