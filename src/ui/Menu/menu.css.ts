import { keyframes, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { depth, ease, radius } from "../theme/scale.ts";

const appear = keyframes({ from: { opacity: 0, translate: "0 -4px" } });

export const trigger = style({
  fontWeight: 400,
  "@media": { [media.print]: { display: "none" }, [media.touch]: { minWidth: 44 } },
});
export const word = style({ "@media": { [media.phone]: { display: "none" } } });

export const list = style({
  zIndex: depth.toast,
  minWidth: 176,
  padding: 4,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.high,
  animation: `${appear} ${setting.time.base} ${ease}`,
});
export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: setting.control.row,
  padding: "6px 11px",
  borderRadius: radius.control,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  cursor: "pointer",
  selectors: {
    "&:focus, &[data-highlighted]": { outline: "none", background: theme.color.accentSoft },
    "&[data-state='checked']": { fontWeight: 600 },
  },
  "@media": {
    [media.forced]: { selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } } },
  },
});
/** Over the page, so that nothing moves. */
export const failure = style({
  position: "fixed",
  insetInlineEnd: 16,
  top: 72,
  zIndex: 40,
  padding: "8px 12px",
  border: `1px solid ${theme.color.negativeLine}`,
  background: theme.color.surface,
});
