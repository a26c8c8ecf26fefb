import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;
const handle = 44;

export const picture = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  lineHeight: 0,
});
export const ground = style({ display: "block", width: "100%", height: "auto" });
export const piece = style({
  position: "absolute",
  height: "auto",
  filter: "drop-shadow(0 0 1px white) drop-shadow(0 1px 3px rgb(0 0 0 / 60%))",
  pointerEvents: "none",
});

const thumb = {
  appearance: "none" as const,
  boxSizing: "border-box" as const,
  width: handle,
  height: handle,
  background: `repeating-linear-gradient(90deg, ${color.onAccent} 0 2px, transparent 2px 6px) center / 14px 16px no-repeat ${color.accent}`,
  border: 0,
  borderRadius: radius.control,
  cursor: "grab",
};
const track = {
  height: handle,
  background: color.sunken,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
};

/** The browser's own slider, as high as a finger wants it. */
export const slider = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: handle,
  margin: 0,
  background: "none",
  borderRadius: radius.control,
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&::-webkit-slider-runnable-track": { ...track, boxSizing: "border-box" },
    "&::-moz-range-track": { ...track, boxSizing: "border-box" },
    "&::-webkit-slider-thumb": { ...thumb, marginTop: -1 },
    "&::-moz-range-thumb": thumb,
  },
  "@media": { [media.forced]: { appearance: "auto" } },
});

export const coming = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: 16,
  aspectRatio: "2 / 1",
  padding: 24,
  background: color.sunken,
  borderRadius: radius.control,
  textAlign: "center",
});
