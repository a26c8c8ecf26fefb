import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;
const small = { fontSize: "0.875rem", lineHeight: setting.line.small } as const;

/** What leaves the desk has a colour of its own. */
export const public_ = style({
  padding: "12px 16px 16px",
  background: color.cautionSoft,
  border: `1px solid ${color.cautionLine}`,
  borderRadius: radius.control,
});
export const reads = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  color: color.caution,
  fontWeight: 500,
});

export const wide = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)",
  gap: 32,
  "@media": { [media.belowRail]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`[role="dialog"]:has(${wide})`, { width: "min(1040px, 100vw)" });
export const form = style({ display: "grid", alignContent: "start", gap: 20, minWidth: 0 });
export const items = style({ display: "grid", gap: 12 });
export const item = style({
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
export const itemHead = style({
  ...small,
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 12,
  fontWeight: 600,
});
globalStyle(`${itemHead} > button`, { flex: "none" });
export const itemReason = style({ ...small, color: color.inkMuted, fontWeight: 400 });

export const preview = style({
  alignSelf: "start",
  position: "sticky",
  top: 0,
  display: "grid",
  gap: 12,
  minWidth: 0,
});
export const previewTitle = style({ ...small, color: color.inkMuted, fontWeight: 500 });
export const letter = style({
  ...small,
  display: "grid",
  gap: 12,
  padding: 20,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.low,
});
export const letterItem = style({
  paddingInlineStart: 14,
  borderInlineStart: `2px solid ${color.cautionLine}`,
});
export const letterItems = style({ display: "grid", gap: 12 });
export const strong = style({ fontWeight: 600 });
export const muted = style({ color: color.inkMuted });
export const words = style({ whiteSpace: "pre-line" });
export const request = style({
  ...small,
  display: "grid",
  gap: 12,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0, border: 0 } },
});
export const requestHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
});
