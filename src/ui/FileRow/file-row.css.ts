import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

const { color } = theme;

export const rows = style({ marginTop: 16 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:last-child": { paddingBottom: 0 } },
  "@media": {
    [media.phone]: { columnGap: 12 },
  },
});
export const thumb = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 48,
  overflow: "hidden",
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: 4,
  color: color.inkMuted,
});
export const thumbFailed = style({ color: color.negative });
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
export const middle = style({ minWidth: 0 });
export const progress = style({ marginBlock: "6px 4px" });
export const state = style({
  display: "flex",
  gap: 6,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  color: color.inkMuted,
});
export const sign = style({ marginTop: `calc((${setting.line.small} - 16px) / 2)` });
export const moving = style({ color: color.accentInk });
export const words = style({ marginInlineEnd: 8 });
export const detail = style({
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const ink = styleVariants({
  waiting: { color: color.inkMuted },
  checking: { color: color.inkMuted },
  uploading: { color: color.inkMuted },
  paused: { color: color.inkMuted },
  stored: { color: color.positive },
  failed: { color: color.negative },
});
export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  "@media": {
    [media.phone]: { flexWrap: "wrap" },
    [media.print]: { display: "none" },
  },
});

/** A single sign stays at the end of its row on phones; more than one go under the text. */
globalStyle(`${actions}:has(> :nth-child(2))`, {
  "@media": { [media.phone]: { gridColumn: "2 / 4" } },
});
globalStyle(`${row}:has(${actions} > :nth-child(2))`, {
  "@media": { [media.phone]: { alignItems: "start" } },
});
