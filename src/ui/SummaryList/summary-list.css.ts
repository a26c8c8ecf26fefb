import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const narrow = "(max-width: 519.98px)";

export const frame = style({ containerType: "inline-size" });
export const list = style({ fontSize: "0.875rem", lineHeight: setting.line.small });
export const row = style({
  display: "grid",
  gridTemplateColumns: "224px minmax(0, 1fr) auto",
  columnGap: 16,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${theme.color.line}`,
  breakInside: "avoid",
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const denseRow = style([row, { paddingBlock: 5 }]);
export const term = style({
  color: theme.color.inkMuted,
  "@container": { [narrow]: { gridColumn: "1 / 3" } },
});
export const answer = style({ minWidth: 0, whiteSpace: "pre-line" });
export const change = style({
  "@media": {
    [media.touch]: { display: "flex", alignItems: "center", minHeight: 44, marginBlock: -12 },
    [media.print]: { display: "none" },
  },
});
globalStyle(`${change} > a`, {
  "@media": { [media.touch]: { display: "inline-flex", alignItems: "center", minHeight: 44 } },
});
