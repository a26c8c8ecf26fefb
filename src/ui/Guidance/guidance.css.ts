import { keyframes, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

const { color } = theme;
const fade = keyframes({ from: { opacity: 0 } });

export const guidance = style({
  paddingInlineStart: 20,
  borderInlineStart: `2px solid ${color.accentLine}`,
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  animation: `${fade} ${setting.time.fast}`,
});
export const title = style({ color: color.ink, fontSize: "0.875rem" });
export const rule = style({ marginTop: 8 });
export const example = style({
  marginBlock: 12,
  padding: "10px 12px",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.ink,
});
export const exampleLabel = style({
  marginBottom: 2,
  color: color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
});
export const line = style({ display: "flex", gap: 8, marginTop: 4 });
const sign = style({ marginTop: `calc((${setting.line.small} - 16px) / 2)` });
export const yes = style([sign, { color: color.positive }]);
export const no = style([sign, { color: color.negative }]);
