import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { frame } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

/** The columns of the page, shared with the foot bar. */
export const grid = shared({
  width: "100%",
  maxWidth: frame.content + 48,
  marginInline: "auto",
  paddingInline: 24,
  display: "grid",
  justifyContent: "space-between",
  columnGap: frame.gap,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `${frame.rail}px minmax(0, ${frame.form}px) ${frame.guide}px`,
    },
    [media.betweenRailAndGuide]: {
      gridTemplateColumns: `${frame.narrowRail}px minmax(0, ${frame.form}px)`,
    },
    [media.belowRail]: {
      maxWidth: frame.form + 48,
      gridTemplateColumns: "minmax(0, 1fr)",
    },
    [media.phone]: { paddingInline: 16 },
    [media.print]: { display: "block", maxWidth: "none", padding: 0 },
  },
});

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

const room = {
  flex: "1 0 auto",
  alignContent: "start",
  paddingTop: 40,
  paddingBottom: 64,
} as const;

export const columns = style([
  grid,
  { ...room, "@media": { [media.belowRail]: { paddingTop: 24, paddingBottom: 48 } } },
]);
export const single = style({
  ...room,
  width: "100%",
  maxWidth: frame.content + 48,
  marginInline: "auto",
  paddingInline: 24,
  "@media": {
    [media.belowRail]: { paddingTop: 24 },
    [media.phone]: { paddingInline: 16 },
    [media.print]: { padding: 0, maxWidth: "none" },
  },
});
export const main = style({ minWidth: 0, selectors: { "&:focus": { outline: "none" } } });
/** A page without guidance has its column too. */
export const wideMain = style({ "@media": { [media.wide]: { gridColumn: "span 2" } } });
/** Stays in view while the form scrolls. */
const inView = { position: "sticky", top: 24, alignSelf: "start" } as const;
/** Its rows reach 12 px to the left. */
const reach = 12;
export const rail = style({
  minWidth: 0,
  "@media": {
    [media.wide]: {
      ...inView,
      maxHeight: "calc(100dvh - 120px)",
      overflowY: "auto",
      scrollbarWidth: "thin",
      marginInlineStart: -reach,
      paddingInlineStart: reach,
    },
    [media.belowRail]: { display: "none" },
    [media.print]: { display: "none" },
  },
});
export const guide = style({
  minWidth: 0,
  "@media": {
    [media.wide]: inView,
    [media.belowGuide]: { display: "none" },
    [media.print]: { display: "none" },
  },
});
export const stepBar = style({
  "@media": { [media.fromRail]: { display: "none" }, [media.print]: { display: "none" } },
});
