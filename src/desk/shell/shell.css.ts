import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;

export const person = style({
  display: "grid",
  minWidth: 0,
  marginInline: 12,
  paddingInlineStart: 16,
  borderInlineStart: `1px solid ${color.line}`,
  "@media": { [media.phone]: { display: "none" } },
});
const clipped = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const personName = style({
  ...clipped,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 600,
});
export const personRoles = style({
  ...clipped,
  color: color.inkFaint,
  fontSize: "0.75rem",
  lineHeight: setting.line.caption,
});
/** A touch screen has no keys, and a narrow bar no room. */
export const help = style({ "@media": { [media.touch]: { display: "none" } } });
export const keys = style({ display: "grid", gap: 12, marginBlockStart: 16 });
export const keyRow = style({
  display: "grid",
  gridTemplateColumns: "104px 1fr",
  gap: 12,
  alignItems: "center",
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const key = style({
  display: "inline-block",
  minWidth: 22,
  marginInlineEnd: 4,
  paddingInline: 5,
  background: color.sunken,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control - 2,
  fontFamily: "inherit",
  fontSize: "0.75rem",
  lineHeight: "20px",
  fontWeight: 600,
  textAlign: "center",
});
