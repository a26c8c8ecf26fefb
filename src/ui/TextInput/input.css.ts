import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

const { color } = theme;

export const box = shared({
  display: "flex",
  alignItems: "stretch",
  width: "100%",
  minWidth: 0,
  minHeight: setting.control.height,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  transition: `border-color ${setting.time.fast}`,
  selectors: {
    "&:hover": { borderColor: color.inkMuted },
    // The calendar button inside a date is no element of the page.
    "&:has(:focus-visible), &:has([type=date]:focus-within)": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
    },
    "&:has(button:focus-visible)": { outline: "none" },
  },
});

// Size containment: a key lays out this box only. Not for a box with a list, which would open under what follows.
export const oneLine = style({
  contain: "size layout",
  minHeight: `max(${setting.control.height}, 1.5rem + 2px)`,
});

export const wrong = style({
  borderColor: color.negative,
  boxShadow: `inset 0 0 0 1px ${color.negative}`,
  selectors: { "&:hover": { borderColor: color.negative } },
  "@media": { [media.forced]: { borderWidth: 2 } },
});

export const locked = style({
  background: color.sunken,
  borderColor: color.line,
  color: color.inkMuted,
  selectors: { "&:hover": { borderColor: color.line } },
});

export const input = shared({
  flex: "1 1 auto",
  width: "100%",
  minWidth: 0,
  padding: "0 11px",
  border: 0,
  borderRadius: 5,
  background: "none",
  fontSize: "1rem",
  lineHeight: "1.5rem",
  textOverflow: "ellipsis",
  appearance: "none",
  selectors: {
    "&:focus, &:focus-visible": { outline: "none" },
    "&:autofill": {
      WebkitTextFillColor: color.ink,
      boxShadow: `inset 0 0 0 99px ${color.accentSoft}`,
    },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
globalStyle(`${input}[readonly]`, { cursor: "default" });

export const figures = style({ fontVariantNumeric: "tabular-nums" });
export const atEnd = style({ textAlign: "end" });

export const beside = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  color: color.inkMuted,
  selectors: {
    "&:first-child": { paddingInlineStart: 11, marginInlineEnd: -6, fontSize: "0.875rem" },
    "&:last-child": { paddingInlineEnd: 11, marginInlineStart: -4 },
  },
});

export const joined = style({ position: "relative" });
