import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

const { color } = theme;

/** The drawn box; the input inside has no edge of its own. */
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
    "&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&:has(button:focus-visible)": { outline: "none" },
  },
});

/**
 * The box of a single input, which never grows with what is typed: its height and width are its own, so that a
 * key lays out this box and not the whole page. Where the page's letters are larger it is higher. A box with a
 * list cannot have it: the list would open under what follows.
 */
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

/** A word or sign inside the box, before or after what is typed. */
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

/** Two inputs in one frame; a list opens under the whole of it. */
export const joined = style({ position: "relative" });
