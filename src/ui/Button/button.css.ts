import { style, styleVariants } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

const { color } = theme;
const live = "&:hover:not([aria-disabled])";

export const button = shared({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: setting.control.height,
  paddingInline: 16,
  paddingBlock: 4,
  border: "1px solid transparent",
  borderRadius: radius.control,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${setting.time.fast}, border-color ${setting.time.fast}, color ${setting.time.fast}`,
  selectors: { "&[aria-disabled]": { cursor: "default" } },
  "@media": { [media.print]: { display: "none" } },
});

export const look = styleVariants({
  primary: {
    background: color.accent,
    borderColor: color.accent,
    color: color.onAccent,
    selectors: { [live]: { background: color.accentHover, borderColor: color.accentHover } },
  },
  secondary: {
    background: color.surface,
    borderColor: color.lineStrong,
    color: color.ink,
    selectors: { [live]: { background: color.sunken, borderColor: color.inkMuted } },
  },
  quiet: {
    paddingInline: 12,
    color: color.accentInk,
    selectors: { [live]: { background: color.accentSoft } },
  },
  danger: {
    background: color.surface,
    borderColor: color.negative,
    color: color.negative,
    selectors: { [live]: { background: color.negativeSoft } },
  },
});

export const small = style({ minHeight: setting.control.small, paddingInline: 12 });
export const wide = style({ display: "flex", width: "100%" });

/** The spinner and its gap (22 px) come out of the wider padding: the width does not change. */
export const mayBeBusy = style({ paddingInline: 24 });
export const busy = style({ gap: 6, paddingInline: 13 });

export const notYet = style({
  background: color.sunken,
  borderColor: color.line,
  color: color.inkFaint,
});
export const text = style({ minWidth: 0 });
