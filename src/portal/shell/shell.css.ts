import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { frame } from "#ui/theme/scale.ts";

/** No wider than the column of a form. */
export const column = style({ maxWidth: frame.form });

/** A page that is only read, as wide as the column of a form. */
export const reading = style({
  width: "100%",
  maxWidth: frame.form,
  marginInline: "auto",
  "@media": { [media.print]: { maxWidth: "none" } },
});

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
