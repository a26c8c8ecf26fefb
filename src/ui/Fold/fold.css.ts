import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { small } from "../theme/type.css.ts";

export const fold = style({ borderBlockStart: `1px solid ${theme.color.line}` });

export const summary = style({
  display: "grid",
  alignItems: "center",
  columnGap: 12,
  minHeight: 44,
  paddingBlock: 10,
  overflowWrap: "anywhere",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": {
    [media.touch]: { minHeight: 48 },
  },
});

/** A part has its note at the end; the notes of rows stand under each other. */
export const columns = styleVariants({
  part: {
    gridTemplateAreas: '"title note sign"',
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
  },
  row: {
    gridTemplateAreas: '"title note sign"',
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto",
    "@media": {
      [media.phone]: {
        gridTemplateAreas: '"title sign" "note sign"',
        gridTemplateColumns: "minmax(0, 1fr) auto",
      },
    },
  },
});

export const title = style({ gridArea: "title" });

export const note = style([small, { gridArea: "note", color: theme.color.inkMuted }]);

export const sign = style({
  gridArea: "sign",
  color: theme.color.inkMuted,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
  "@media": { [media.print]: { display: "none" } },
});

export const content = style({ paddingBlockEnd: 16 });

globalStyle(`${fold}::details-content`, {
  "@media": { [media.print]: { contentVisibility: "visible", display: "block" } },
});
