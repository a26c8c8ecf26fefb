import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { depth, ease, radius } from "../theme/scale.ts";

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: depth.scrim,
  background: theme.color.scrim,
  animation: `${fade} ${setting.time.base} ${ease}`,
});

const below = {
  inset: "auto 0 0 0",
  margin: 0,
  width: "100%",
  maxWidth: "none",
  maxHeight: "calc(100dvh - 124px)",
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  borderInline: 0,
  borderBlockEnd: 0,
  paddingBottom: "env(safe-area-inset-bottom)",
};

export const dialog = style({
  position: "fixed",
  inset: 0,
  zIndex: depth.dialog,
  display: "flex",
  flexDirection: "column",
  width: 480,
  maxWidth: "calc(100vw - 32px)",
  height: "fit-content",
  maxHeight: "calc(100dvh - 64px)",
  margin: "auto",
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.high,
  animation: `${rise} ${setting.time.base} ${ease}`,
  selectors: { "&:focus": { outline: "none" } },
  "@media": { [media.phone]: below },
});
export const sheet = style(below);

export const body = style({
  display: "grid",
  alignContent: "start",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: 0,
  padding: 24,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": { [media.phone]: { padding: "20px 16px" } },
});
export const head = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 16,
});
export const close = style({ marginBlock: -8, marginInlineEnd: -8 });
export const description = style({
  color: theme.color.inkMuted,
  selectors: { "&:not(:last-child)": { marginBlockEnd: 8 } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  padding: "16px 24px",
  borderTop: `1px solid ${theme.color.line}`,
  "@media": {
    [media.phone]: {
      flexDirection: "column-reverse",
      flexWrap: "nowrap",
      padding: "12px 16px",
    },
  },
});
globalStyle(`${actions} > *`, { "@media": { [media.phone]: { width: "100%" } } });
