import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

export const slot = style({ selectors: { "& + &": { marginTop: 16 } } });
export const head = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 16,
  "@media": { [media.phone]: { flexDirection: "column-reverse", gap: 8 } },
});
export const folded = style({
  alignItems: "center",
  "@media": { [media.phone]: { alignItems: "stretch" } },
});
export const words = style({ minWidth: 0 });
export const why = style({ color: theme.color.inkMuted });
export const state = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 8,
});
globalStyle(`${head} > ${state}`, {
  "@media": { [media.phone]: { width: "100%", justifyContent: "space-between" } },
});
globalStyle(`${state} > button`, { marginBlock: -4, marginInlineEnd: -8 });
/** A slot that folds does so by its whole header. */
globalStyle(`${state} > button::after`, { content: '""', position: "absolute", inset: 0 });
export const rules = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 20px",
  marginBlock: "12px 16px",
  color: theme.color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const rule = style({ display: "flex", gap: 8 });
globalStyle(`${rule} > svg`, {
  width: 16,
  height: 16,
  marginTop: `calc((${setting.line.small} - 16px) / 2)`,
});
globalStyle(`${rule} b, ${rule} strong`, { color: theme.color.ink, fontWeight: 600 });
