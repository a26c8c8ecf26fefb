import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { bar as stepBar } from "../StepBar/step-bar.css.ts";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { depth, ease, frame, radius } from "../theme/scale.ts";

const below = (px: number) => `calc(${px + 8}px + env(safe-area-inset-top))`;

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
  "@media": {
    // Below the header: bars and dialogs have their buttons at the bottom.
    [media.phone]: { insetBlock: `${below(frame.header)} auto` },
    [media.print]: { display: "none" },
  },
});
globalStyle(`:root:has(${stepBar}):not(:has([role="dialog"])) ${region}`, {
  "@media": { [media.phone]: { insetBlockStart: below(frame.header + frame.stepBar) } },
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
