import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";
import { link } from "#ui/shared/link.css.ts";
import { shared } from "#ui/theme/shared.ts";
import { type } from "#browser/drawing/drawing.ts";

const { color } = theme;

export const code = shared({ fontFamily: type.family, overflowWrap: "anywhere" });
export const panels = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 4,
  marginBlock: "24px 16px",
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.phone]: { columnGap: 2, marginBlockStart: 16 } },
});
export const panelLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 14,
  marginBlockEnd: -1,
  color: color.inkMuted,
  fontWeight: 500,
  textDecoration: "none",
  borderBlockEnd: "2px solid transparent",
  selectors: {
    "&:hover": { color: color.ink },
    '&[aria-current="page"]': { color: color.accentInk, borderBlockEndColor: color.accent },
  },
  "@media": { [media.phone]: { paddingInline: 8, fontSize: "0.9375rem" } },
});
export const back = style([
  link,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 28,
    "@media": { [media.touch]: { minHeight: 44 } },
  },
]);
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 340px",
  gridTemplateRows: "auto 1fr",
  gridTemplateAreas: '"drawing lead" "drawing rest"',
  gap: "16px 24px",
  alignItems: "start",
  "@media": {
    [media.belowGuide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "none",
      gridTemplateAreas: '"lead" "drawing" "rest"',
    },
  },
});
const aside = style({
  display: "grid",
  gap: 20,
  minWidth: 0,
  padding: 20,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  "@media": { [media.phone]: { gap: 16, padding: 16 } },
});
export const lead = style([aside, { gridArea: "lead" }]);
export const rest = style([aside, { gridArea: "rest" }]);
export const asideHead = style({
  fontSize: "1rem",
  lineHeight: setting.line.body,
  fontWeight: 600,
});
export const asideText = style({
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const part = style({ display: "grid", gap: 8, minWidth: 0 });
/** Above a drawing, side by side where there is room. */
export const choosePath = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)",
  gap: "12px 24px",
  alignItems: "start",
  marginBlockEnd: 16,
  "@media": { [media.belowGuide]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const list = style({ display: "grid", gap: 6, margin: 0, padding: 0, listStyle: "none" });
export const choice = style({
  display: "block",
  width: "100%",
  minHeight: 36,
  padding: "6px 10px",
  border: `1px solid ${color.accentLine}`,
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.ink,
  fontFamily: type.family,
  fontSize: "0.8125rem",
  lineHeight: setting.line.small,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:hover": { borderColor: color.accent } },
  "@media": { [media.touch]: { minHeight: 44 } },
});
export const guard = style({ color: color.accentInk });
export const target = style({ color: color.inkMuted });
/** What a transition means, below its event. */
export const meaning = style({
  display: "block",
  color: color.inkMuted,
  fontFamily: setting.font.text,
  fontSize: "0.8125rem",
  fontWeight: 400,
  lineHeight: setting.line.small,
});
export const refused = style({
  color: color.inkFaint,
  fontFamily: type.family,
  fontSize: "0.8125rem",
  lineHeight: setting.line.small,
  overflowWrap: "anywhere",
});
export const standing = style([code, { fontSize: "0.875rem", fontWeight: 600 }]);
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });
export const timeline = style([
  list,
  { maxHeight: 320, overflowY: "auto", "@media": { [media.phone]: { maxHeight: 240 } } },
]);
export const moment = style([
  choice,
  {
    background: "transparent",
    borderColor: color.line,
    selectors: {
      '&[aria-current="step"]': { borderColor: color.accent, background: color.accentSoft },
    },
  },
]);
export const when = style({
  display: "block",
  color: color.inkMuted,
  fontFamily: setting.font.text,
  fontSize: "0.8125rem",
});
export const section = style({ marginBlockStart: 40, minWidth: 0 });
export const sectionHead = style({
  marginBlockEnd: 12,
  fontSize: "1.25rem",
  lineHeight: setting.line.h3,
  fontWeight: 600,
});
export const golden = style({
  overflow: "auto",
  maxHeight: 480,
  margin: 0,
  padding: 16,
  background: color.sunken,
  borderRadius: radius.control,
  fontFamily: type.family,
  fontSize: "0.8125rem",
  lineHeight: 1.6,
});
export const cell = style({
  fontFamily: type.family,
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
});
export const stateName = style([cell, { overflowWrap: "normal", fontWeight: 700 }]);
export const steps = style({
  display: "grid",
  gap: 6,
  marginBlock: 16,
  paddingInlineStart: 24,
  listStyle: "decimal",
});
export const columnsOfText = style({ display: "grid", gap: 4, marginBlockStart: 12 });
export const levels = style({ display: "grid", gap: 4, marginBlock: 12, paddingInlineStart: 20 });
