import { style, styleVariants } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { frame, radius } from "../theme/scale.ts";

export const line = style({
  display: "block",
  height: 12,
  maxWidth: "100%",
  margin: "4px 0",
  borderRadius: 4,
  background: theme.color.line,
});
export const heading = style({ height: 26, margin: "5px 0" });
export const width = styleVariants({
  label: { width: 120 },
  short: { width: "36%" },
  medium: { width: "58%" },
  long: { width: "82%" },
  full: { width: "100%" },
});
export const field = style({ display: "block" });
export const control = style({
  display: "block",
  height: setting.control.height,
  marginTop: 8,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.control,
});
export const button = style({
  display: "block",
  height: setting.control.height,
  minWidth: 120,
  background: theme.color.line,
  borderRadius: radius.control,
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  alignItems: "center",
  gap: 12,
  paddingBlock: 14,
});
export const disc = style({
  width: 20,
  height: 20,
  borderRadius: radius.pill,
  background: theme.color.line,
});
export const stepBar = style({
  display: "flex",
  alignItems: "center",
  height: frame.stepBar,
  paddingInline: 24,
  background: theme.color.surface,
  borderBlockEnd: `3px solid ${theme.color.line}`,
  "@media": { [media.phone]: { paddingInline: 16 } },
});
export const text = style({ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" });
export const head = style([text, { gap: 8, marginBottom: 32 }]);
export const guide = style([
  text,
  { paddingInlineStart: 20, borderInlineStart: `2px solid ${theme.color.line}` },
]);
