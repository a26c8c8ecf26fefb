import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

const { color } = theme;
/** In pixels. */
const columnsNeed = 900;
const caption = { fontSize: "0.75rem", lineHeight: setting.line.caption } as const;

export const frame = style({
  // What is hidden in a cell scrolls with it.
  position: "relative",
  overflowX: "auto",
  // A shadow at each edge behind which columns are hidden; covers of the surface's colour scroll over it.
  background: [
    `linear-gradient(to right, ${color.surface} 50%, transparent) 0 0 / 48px 100% no-repeat local`,
    `linear-gradient(to left, ${color.surface} 50%, transparent) 100% 0 / 48px 100% no-repeat local`,
    `linear-gradient(to right, ${color.lineStrong}, transparent) 0 0 / 12px 100% no-repeat scroll`,
    `linear-gradient(to left, ${color.lineStrong}, transparent) 100% 0 / 12px 100% no-repeat scroll`,
    color.surface,
  ].join(", "),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.low,
});
export const table = style({
  width: "100%",
  minWidth: columnsNeed,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
globalStyle(`${table} :is(th, td)`, { padding: "10px 12px", textAlign: "start" });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 20 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 20 });
globalStyle(`${table} thead th`, {
  ...caption,
  color: color.inkMuted,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
globalStyle(`${table} tbody :is(th, td)`, {
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: "top",
});
globalStyle(`${table} tbody th`, { fontWeight: 600 });
export const lastAtEnd = style({});
globalStyle(`${lastAtEnd} :is(th, td):last-child`, { textAlign: "end" });
export const note = style({ ...caption, display: "block", color: color.inkMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "0 8px",
  marginBlock: -6,
});
export const none = style({ color: color.inkFaint });

export const stacks = style({ containerType: "inline-size" });
/** Below the width that its columns need, a row is a block and each cell stands beside the head of its column. */
export const stacked = style({});
const whenNarrow = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@container": { [`(max-width: ${columnsNeed - 0.02}px)`]: rule } });
whenNarrow(stacked, { display: "block", minWidth: 0 });
whenNarrow(`${stacked} :is(caption, tbody, tr, tbody th, tbody td)`, { display: "block" });
whenNarrow(`${stacked} thead`, {
  display: "block",
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
whenNarrow(`${stacked} tbody tr`, {
  paddingBlock: 10,
  borderBlockStart: `1px solid ${color.line}`,
});
// Two cells beside each other where there is room.
const inPairs = (selector: string, rule: StyleRule) =>
  globalStyle(selector, {
    "@container": { [`(min-width: 560px) and (max-width: ${columnsNeed - 0.02}px)`]: rule },
  });
inPairs(`${stacked} tbody tr`, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
inPairs(`${stacked} tbody :is(th, td:not([data-head]), td[colspan])`, { gridColumn: "1 / -1" });
whenNarrow(`${stacked} tbody tr:has(> th)`, { borderBlockStartColor: color.lineStrong });
// The first and the last of a row have no padding of their own.
whenNarrow(`${stacked} tbody :is(th, td):nth-child(n)`, {
  padding: "2px 16px",
  borderBlockStart: "none",
  textAlign: "start",
  overflowWrap: "anywhere",
});
whenNarrow(`${stacked} tbody th`, { fontSize: "1rem" });
whenNarrow(`${stacked} td[data-head]`, {
  display: "grid",
  gridTemplateColumns: "7em minmax(0, 1fr)",
  columnGap: 12,
  alignItems: "baseline",
});
whenNarrow(`${stacked} ${actions}`, { justifyContent: "start", marginBlock: 4 });
globalStyle(`${stacked} td[data-head]::before`, { display: "none" });
whenNarrow(`${stacked} td[data-head]::before`, {
  display: "block",
  // Read out already as the head of the column.
  content: ["attr(data-head)", 'attr(data-head) / ""'],
  ...caption,
  fontFamily: setting.font.text,
  color: color.inkMuted,
});
