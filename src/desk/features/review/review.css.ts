import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;
const small = { fontSize: "0.875rem", lineHeight: setting.line.small } as const;
const captionText = { fontSize: "0.75rem", lineHeight: setting.line.caption } as const;

export const page = style({ display: "grid", gap: 20, maxWidth: 1680, marginInline: "auto" });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "16px 32px",
});
export const who = style({ display: "grid", flex: "1 1 480px", gap: 6, minWidth: 0 });
export const back = style({ ...small, justifySelf: "start" });
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
});
export const reference = style({ ...small, color: color.inkMuted });
export const facts = style({
  ...small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 20px",
  color: color.inkMuted,
});
export const assignment = style({
  display: "grid",
  justifyItems: "end",
  gap: 8,
  marginInlineStart: "auto",
  "@media": { [media.belowRail]: { justifyItems: "start", marginInlineStart: 0 } },
});
export const assignee = style({ ...small, fontWeight: 600 });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });
export const exportLink = style({ ...small, marginInlineEnd: 8 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: 24,
  "@media": {
    "(min-width: 1500px)": { gridTemplateColumns: "minmax(0, 9fr) minmax(0, 8fr)" },
    "(max-width: 1099.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
globalStyle(`${columns} > :last-child`, { containerType: "inline-size" });
export const side = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.low,
  "@media": {
    "(min-width: 1100px)": {
      order: 1,
      position: "sticky",
      top: 16,
      height: "calc(100dvh - 32px)",
    },
  },
});
export const tabs = style({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  paddingInline: 13,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const tab = style({
  ...small,
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: 44,
  paddingInline: 7,
  color: color.inkMuted,
  textDecoration: "none",
  whiteSpace: "nowrap",
  boxShadow: "inset 0 -2px transparent",
  selectors: {
    "&:hover": { color: color.ink },
    "&:focus-visible": { outlineOffset: -2 },
  },
});
export const tabShown = style({
  color: color.accentInk,
  fontWeight: 600,
  boxShadow: `inset 0 -2px ${color.accent}`,
});
export const tabCount = style({
  ...captionText,
  minWidth: 20,
  paddingInline: 6,
  background: color.sunken,
  borderRadius: radius.pill,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const pane = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  minHeight: 0,
  padding: 20,
  overflowY: "auto",
});
export const stack = style({ display: "grid", gap: 16 });
export const nothing = style({ ...small, color: color.inkMuted });
export const caption = style({ ...captionText, color: color.inkFaint });
export const notes = style({ display: "grid" });
export const note = style({
  ...small,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
});
export const action = style({ fontWeight: 600 });
export const noteText = style({ whiteSpace: "pre-line" });
export const factors = style({ ...small, width: "100%" });
globalStyle(`${factors} :is(th, td)`, {
  padding: "8px 0",
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "baseline",
});
globalStyle(`${factors} :is(th, td):not(:last-child)`, { paddingInlineEnd: 16 });
globalStyle(`${factors} thead th`, {
  ...captionText,
  color: color.inkMuted,
  fontWeight: 500,
  wordBreak: "keep-all",
});
export const points = style({});
globalStyle(`${factors} ${points}`, { fontVariantNumeric: "tabular-nums", textAlign: "end" });
export const total = style({});
globalStyle(`${factors} ${total} :is(th, td)`, { border: 0, fontWeight: 600 });
