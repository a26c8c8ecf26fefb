import { fold } from "../Guidance/guidance-fold.css.ts";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

export const barAt = createVar();

export const field = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "repeat(3, auto) 1fr",
  minWidth: 0,
  vars: { [barAt]: "-18px" },
  "@media": { [media.phone]: { vars: { [barAt]: "-14px" } } },
});

/** The bar is drawn over the margin: the field does not move when it is wrong. */
export const wrong = style({
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    left: barAt,
    width: 2,
    background: theme.color.negative,
  },
  "@media": { [media.forced]: { "::before": { background: "CanvasText" } } },
});

/** A floated legend is laid out like any other item of the grid. */
export const label = style({
  gridRow: 1,
  float: "left",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
});
export const labelText = style({});
export const mark = style({ fontWeight: 400, color: theme.color.inkFaint });

export const hint = style({
  gridRow: 2,
  marginTop: 2,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  color: theme.color.inkMuted,
});

export const error = style({
  gridRow: 3,
  display: "flex",
  gap: 6,
  marginTop: 6,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
  color: theme.color.negative,
});
export const errorIcon = style({ marginTop: `calc((${setting.line.small} - 16px) / 2)` });
export const control = style({ gridRow: 4, marginTop: 8, minWidth: 0 });
export const below = style({
  marginTop: 8,
  "@media": {
    [media.touch]: { marginTop: 2 },
    // Guidance is shown beside the form here.
    [media.wide]: { selectors: { [`&:has(> ${fold}:only-child)`]: { marginTop: 0 } } },
  },
});
globalStyle(`${control}:first-child`, { marginTop: 0 });

/** Two fields side by side share four rows for labels, hints, errors and controls. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridTemplateRows: "repeat(4, auto)",
  columnGap: 24,
  "@media": {
    [media.phone]: { display: "flex", flexDirection: "column", gap: 24 },
  },
});
globalStyle(`${row} > *`, {
  "@media": {
    [media.fromTablet]: { gridRow: "span 4", gridTemplateRows: "subgrid", rowGap: 0 },
  },
});
globalStyle(`${row} > * + *`, {
  "@media": { [media.fromTablet]: { vars: { [barAt]: "-14px" } } },
});

export const stack = style({ display: "flex", flexDirection: "column", gap: 24, minWidth: 0 });
