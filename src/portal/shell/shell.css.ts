import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";

export const notices = style({ display: "contents" });

const slide = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(300%)" },
});

export const loading = style({
  position: "fixed",
  inset: "0 0 auto 0",
  height: 3,
  overflow: "hidden",
  zIndex: 40,
  pointerEvents: "none",
});

globalStyle(`${loading}[data-busy="true"]::after`, {
  content: '""',
  display: "block",
  width: "33%",
  height: "100%",
  background: theme.color.accent,
  animation: `${slide} 1s linear infinite`,
  "@media": { [media.still]: { animation: "none", width: "100%" } },
});
