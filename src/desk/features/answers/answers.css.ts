import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import type { AnswerVerdict } from "#contract/desk/verdicts.ts";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;
const narrow = "(max-width: 480px)";
const small = { fontSize: "0.875rem", lineHeight: setting.line.small } as const;
const caption = { fontSize: "0.75rem", lineHeight: setting.line.caption } as const;

export const answers = style({ display: "grid", alignContent: "start", gap: 16, minWidth: 0 });
export const bar = style({
  ...small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
});
export const progress = style({ color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
export const source = style({
  display: "grid",
  gridTemplateColumns: "auto 232px",
  alignItems: "center",
  gap: 8,
  color: color.inkMuted,
});
export const removed = style({ ...small, color: color.inkMuted });
export const section = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: theme.shadow.low,
  overflow: "hidden",
});
export const sectionTitle = style({
  padding: "14px 20px",
  fontSize: "1rem",
  lineHeight: setting.line.h3,
  fontWeight: 600,
});
export const group = style({
  ...small,
  padding: "10px 20px",
  borderBlockStart: `1px solid ${color.line}`,
  background: color.canvas,
  fontWeight: 600,
});
export const row = style({
  ...small,
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) auto",
  columnGap: 16,
  padding: "9px 20px",
  borderBlockStart: `1px solid ${color.line}`,
  scrollMarginBlock: 96,
  selectors: {
    "&:focus, &:focus-within": { background: color.accentSoft },
    "&:focus-visible": { outlineOffset: -2 },
  },
  "@container": {
    "(max-width: 720px)": { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 4 },
  },
});
export const changed = style({
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: 2,
    background: color.cautionLine,
  },
});
export const question = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: "4px 8px",
  minWidth: 0,
});
export const label = style({ color: color.inkMuted });
export const answer = style({ minWidth: 0, overflowWrap: "anywhere" });
export const before = style({ ...caption, color: color.inkMuted });
export const file = style({ display: "inline-flex", alignItems: "center", gap: 6 });
export const verdicts = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "end",
  gap: 2,
  "@container": {
    [narrow]: { justifyItems: "stretch" },
    "(min-width: 480.02px) and (max-width: 720px)": {
      gridColumn: 2,
      gridRow: "1 / span 2",
      paddingBlockStart: 2,
    },
  },
});
export const by = style({ ...caption, color: color.inkFaint, textAlign: "end" });
export const chips = style({
  display: "inline-flex",
  "@container": {
    [narrow]: { display: "grid", gridTemplateColumns: "1fr 1fr", width: "100%" },
  },
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
});
export const chip = style({
  ...caption,
  minHeight: 26,
  paddingInline: 7,
  color: color.inkMuted,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: color.ink, background: color.sunken },
    "& + &": { borderInlineStart: `1px solid ${color.line}` },
    "&:focus-visible": { outlineOffset: -2 },
  },
  "@media": { [media.finger]: { minHeight: 44 } },
  "@container": {
    [narrow]: {
      selectors: {
        "&:nth-child(odd)": { borderInlineStart: 0 },
        "&:nth-child(n + 3)": { borderBlockStart: `1px solid ${color.line}` },
      },
    },
  },
});
const on = (ink: string, plate: string) => ({
  color: ink,
  background: plate,
  fontWeight: 600,
  selectors: { "&:hover": { color: ink, background: plate } },
});
export const chosen = styleVariants({
  verified: on(color.positive, color.positiveSoft),
  mismatch: on(color.negative, color.negativeSoft),
  evidenceWanted: on(color.caution, color.cautionSoft),
  notRequired: on(color.ink, color.sunken),
} satisfies Record<AnswerVerdict, object>);
globalStyle(`${chips} > :first-child`, {
  borderStartStartRadius: radius.control - 1,
  borderEndStartRadius: radius.control - 1,
});
globalStyle(`${chips} > :last-child`, {
  borderStartEndRadius: radius.control - 1,
  borderEndEndRadius: radius.control - 1,
});
