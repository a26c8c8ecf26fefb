import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";

const { color } = theme;

export const head = style({ display: "grid", gap: 4, marginBottom: 24 });

/** A negative margin that aligns the icons with the edge of the content. */
export const steps = style({
  marginInlineStart: -12,
});

const row = style({
  display: "flex",
  alignItems: "flex-start",
  color: color.ink,
  textDecoration: "none",
  borderRadius: radius.control,
  transition: `background-color ${setting.time.fast}`,
});

export const step = style([row, { gap: 12, padding: "10px 12px" }]);
export const section = style([
  row,
  {
    gap: 10,
    marginBlock: 2,
    padding: "7px 10px",
    "@media": { [media.touch]: { minHeight: 44 } },
  },
]);
export const sections = style({
  marginInlineStart: 21,
  marginBlockEnd: 8,
  paddingInlineStart: 11,
  borderInlineStart: `1px solid ${color.line}`,
});
export const reachable = style({ selectors: { "&:hover": { background: color.sunken } } });
export const later = style({ color: color.inkFaint });
export const current = style({
  background: color.accentSoft,
  selectors: { "&:hover": { background: color.accentSoft } },
  "@media": { [media.forced]: { outline: "1px solid Highlight" } },
});

export const icon = style({ marginTop: `calc((${setting.line.small} - 18px) / 2)` });
export const text = style({ display: "grid", minWidth: 0 });
export const label = style({ fontSize: "0.875rem", lineHeight: setting.line.small });
globalStyle(`${step} ${label}, ${current} ${label}`, { fontWeight: 600 });
globalStyle(`${step}${later} ${label}`, { fontWeight: 500 });
export const words = style({
  color: color.inkFaint,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
  fontWeight: 500,
});
globalStyle(`${current} ${words}`, { color: color.inkMuted });

export const ink = styleVariants({
  notStarted: { color: color.inkFaint },
  inProgress: { color: color.accentInk },
  done: { color: color.positive },
  attention: { color: color.negative },
});
globalStyle(`${ink.attention} ~ * > ${words}`, { color: color.negative });
