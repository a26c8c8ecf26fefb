import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";

export const frame = style({ containerType: "inline-size" });

const room = "(min-width: 624px)";

export const drawn = style({
  display: "none",
  marginInline: "auto",
  overflow: "visible",
  "@container": { [room]: { display: "block" } },
});
export const narrow = style({ "@container": { [room]: { display: "none" } } });

export const line = style({
  fill: "none",
  stroke: theme.color.lineStrong,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const lit = style({ stroke: theme.color.accent });

export const pill = style({ fill: theme.color.surface, stroke: theme.color.line });
export const litPill = style({ stroke: theme.color.accentLine });

const text = { fontSize: 12, fontVariantNumeric: "tabular-nums" } as const;
export const stake = style({ ...text, fontWeight: 600, fill: theme.color.ink });

const box = createVar();
const edge = createVar();
const words = createVar();
const faint = createVar();
const figure = createVar();

export const sheet = style({ fill: box, stroke: edge, strokeWidth: 1.5 });
export const name = style({ fontSize: 13, fontWeight: 600, fill: words });
export const note = style({ fontSize: 12, fill: faint });
export const share = style({ ...text, fontWeight: 600, fill: figure });

/** The applicant has the colours of a primary button. */
export const plate = styleVariants(
  {
    applicant: {
      box: theme.color.accent,
      edge: theme.color.accent,
      words: theme.color.onAccent,
      note: theme.color.onAccent,
      share: theme.color.onAccent,
    },
    needed: {
      box: theme.color.accentSoft,
      edge: theme.color.accent,
      words: theme.color.ink,
      note: theme.color.inkMuted,
      share: theme.color.accentInk,
    },
    plain: {
      box: theme.color.surface,
      edge: theme.color.lineStrong,
      words: theme.color.ink,
      note: theme.color.inkMuted,
      share: theme.color.ink,
    },
  },
  (colors) => ({
    vars: {
      [box]: colors.box,
      [edge]: colors.edge,
      [words]: colors.words,
      [faint]: colors.note,
      [figure]: colors.share,
    },
  }),
);
