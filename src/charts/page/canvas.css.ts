import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;

export const drawn = style({ gridArea: "drawing", minWidth: 0 });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 20px",
  marginBlockEnd: 12,
});
export const find = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: 300,
  "@media": { [media.phone]: { width: "100%" } },
});
export const count = style({
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  whiteSpace: "nowrap",
});
export const zoom = style({ display: "flex", alignItems: "center", gap: 4 });
export const percent = style({
  minWidth: "3.5em",
  textAlign: "center",
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
});
export const closing = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 6 });
export const toggle = style({
  minHeight: 32,
  paddingInline: 12,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.inkMuted,
  fontSize: "0.8125rem",
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.accentSoft,
      borderColor: color.accentLine,
      color: color.accentInk,
    },
  },
  "@media": { [media.touch]: { minHeight: 44 } },
});
