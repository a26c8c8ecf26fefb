import { keyframes, style } from "@vanilla-extract/css";
import { setting, theme } from "./theme/contract.css.ts";
import { media } from "./theme/media.ts";
import { depth, ease, radius } from "./theme/scale.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

export const region = style({
  position: "fixed",
  insetInline: 16,
  insetBlockEnd: 88,
  zIndex: depth.toast,
  display: "grid",
  justifyItems: "center",
  gap: 8,
  pointerEvents: "none",
  "@media": { [media.phone]: { insetBlockEnd: 128 }, [media.print]: { display: "none" } },
});
export const pile = style({
  display: "grid",
  justifyItems: "center",
  gap: 8,
});
export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  maxWidth: 480,
  padding: "10px 16px",
  background: theme.color.ink,
  color: theme.color.surface,
  border: "1px solid transparent",
  borderRadius: radius.control,
  boxShadow: theme.shadow.high,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
  pointerEvents: "auto",
  animation: `${rise} ${setting.time.base} ${ease}`,
});
export const close = style({ marginBlock: -8, marginInlineEnd: -8, color: "inherit" });
