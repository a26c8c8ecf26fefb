import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { caption, small } from "#ui/theme/type.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 8,
});

export const lead = style({ margin: "4px 0 16px", color: theme.color.inkMuted });

/** Where there is space, each row keeps to two lines. */
export const frame = style({ containerType: "inline-size" });
const room = "(min-width: 840px)";

export const table = style([
  small,
  {
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    textAlign: "start",
    "@media": { [media.phone]: { display: "block" } },
  },
]);

globalStyle(`${table} th`, { fontWeight: 600, textAlign: "start" });
globalStyle(`${table} :is(th, td)`, { padding: "12px 16px 12px 0", verticalAlign: "top" });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} :is(thead, tbody, tfoot, tr)`, {
  "@media": { [media.phone]: { display: "block" } },
});
globalStyle(`${table} tbody :is(th, td)`, {
  "@media": { [media.phone]: { display: "block", padding: "8px 0 0" } },
});

export const tableHead = style([
  caption,
  {
    color: theme.color.inkMuted,
    "@media": {
      [media.phone]: {
        position: "absolute",
        width: 1,
        height: 1,
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  },
]);
globalStyle(`${tableHead} th`, { fontWeight: 500, paddingBlock: 4 });

export const marks = style({ display: "block", color: theme.color.caution });

export const row = style({
  borderTop: `1px solid ${theme.color.line}`,
  breakInside: "avoid",
  "@media": { [media.phone]: { paddingBlock: 12 } },
});

export const who = style({ overflowWrap: "anywhere" });
export const name = style({ "@container": { [room]: { marginInlineEnd: 12 } } });
export const badge = style({
  display: "block",
  marginBlockStart: 8,
  fontWeight: 400,
  "@container": { [room]: { display: "inline-block", margin: 0 } },
});

export const bar = style({ display: "block", paddingBlock: 6, maxWidth: 240 });
export const figure = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
/** The heads of the columns are not seen on a phone. */
export const phoneLabel = style([
  caption,
  {
    display: "none",
    color: theme.color.inkMuted,
    "@media": { [media.phone]: { display: "block" } },
  },
]);
export const paths = style({
  display: "grid",
  color: theme.color.inkMuted,
  "@container": { [room]: { display: "inline-flex", gap: 4, marginInlineStart: 8 } },
});

export const why = style({ overflowWrap: "anywhere" });
globalStyle(`${why} p`, { margin: 0 });
globalStyle(`${why} p + p`, { marginBlockStart: 4 });
globalStyle(`${why} p`, {
  "@container": { [room]: { display: "inline", marginInlineEnd: "0.4em" } },
});
globalStyle(`${table} th:last-child`, { "@container": { [room]: { width: "44%" } } });
globalStyle(`${table} :is(th, td)`, { "@container": { [room]: { paddingBlock: 8 } } });

export const total = style({
  borderTop: `1px solid ${theme.color.ink}`,
});
globalStyle(`${total} :is(th, td)`, {
  "@media": { [media.phone]: { display: "inline-block", padding: "12px 12px 0 0" } },
});
