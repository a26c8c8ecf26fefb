import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const { color } = theme;

/** Aligns the 20 px box with the first line of its text. */
const drop = createVar();

export const holder = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 20,
  height: 20,
  vars: { [drop]: `calc((${setting.line.body} - 20px) / 2)` },
  marginTop: drop,
});

const native = style({
  gridArea: "1 / 1",
  appearance: "none",
  width: 20,
  height: 20,
  margin: 0,
  background: color.surface,
  border: `1.5px solid ${color.lineStrong}`,
  cursor: "pointer",
  transition: `border-color ${setting.time.fast}, background-color ${setting.time.fast}`,
  selectors: { "&:hover": { borderColor: color.inkMuted } },
});

export const checkbox = style([
  native,
  {
    borderRadius: 4,
    selectors: {
      "&:checked": { background: color.accent, borderColor: color.accent },
      "&[aria-invalid='true']": { borderWidth: 2, borderColor: color.negative },
    },
  },
]);

export const radio = style([
  native,
  {
    borderRadius: "50%",
    selectors: {
      "&:checked": { borderWidth: 6, borderColor: color.accent },
      "&[aria-invalid='true']:not(:checked)": { borderWidth: 2, borderColor: color.negative },
    },
    "@media": { [media.forced]: { selectors: { "&:checked": { borderColor: "Highlight" } } } },
  },
]);

export const tick = style({
  gridArea: "1 / 1",
  position: "relative",
  width: 14,
  height: 14,
  color: color.onAccent,
  pointerEvents: "none",
  visibility: "hidden",
  strokeWidth: 2.25,
  "@media": { [media.forced]: { color: "CanvasText" } },
});
globalStyle(`${checkbox}:checked + ${tick}`, { visibility: "visible" });
