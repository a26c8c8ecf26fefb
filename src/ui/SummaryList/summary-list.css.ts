import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const narrow = "(max-width: 519.98px)";
const fromTwo = "(min-width: 520px)";
const fromThree = "(min-width: 780px)";

export const frame = style({ containerType: "inline-size" });
export const list = style({ fontSize: "0.875rem", lineHeight: setting.line.small });
export const row = style({
  display: "grid",
  gridTemplateColumns: "224px minmax(0, 1fr) auto",
  columnGap: 16,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${theme.color.line}`,
  breakInside: "avoid",
  selectors: {
    // Nothing stands above it that the line would part it from.
    [`${frame}:first-child > ${list} > &:first-child`]: { borderBlockStart: 0 },
  },
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
/** Each answer stands under its question. */
export const denseList = style({
  display: "grid",
  columnGap: 24,
  "@container": {
    [fromTwo]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [fromThree]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const denseRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
  columnGap: 12,
  paddingBlock: 4,
  borderBlockStart: `1px solid ${theme.color.line}`,
  breakInside: "avoid",
});
export const term = style({
  color: theme.color.inkMuted,
  "@container": { [narrow]: { gridColumn: "1 / 3" } },
});
export const answer = style({ minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });
globalStyle(`${denseRow} > ${term}`, {
  gridColumn: 1,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
globalStyle(`${denseRow} > ${answer}`, { gridArea: "2 / 1 / auto / span 2" });
export const change = style({
  "@media": {
    [media.touch]: { display: "flex", alignItems: "center", minHeight: 44, marginBlock: -12 },
    [media.print]: { display: "none" },
  },
});
globalStyle(`${denseRow} > ${change}`, { gridArea: "1 / 2" });
globalStyle(`${denseRow} > ${change} > a`, {
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
globalStyle(`${change} > a`, {
  "@media": { [media.touch]: { display: "inline-flex", alignItems: "center", minHeight: 44 } },
});
