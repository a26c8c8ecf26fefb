import { globalStyle, style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";
import { shared } from "../theme/shared.ts";

const { color } = theme;

export const cards = style({ display: "grid", gap: 8, gridTemplateColumns: "minmax(0, 1fr)" });
export const twoColumns = style({
  "@media": { [media.fromTablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = shared({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  minHeight: 48,
  padding: "11px 13px",
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: "pointer",
  transition: `background-color ${setting.time.fast}, border-color ${setting.time.fast}`,
  selectors: {
    "&:hover": { borderColor: color.inkMuted },
    "&:has(:checked)": {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      background: color.accentSoft,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  "@media": { [media.forced]: { selectors: { "&:has(:checked)": { borderWidth: 2 } } } },
});
globalStyle(`${card} :focus-visible`, { outline: "none" });
export const wrong = style({
  selectors: { "&:not(:has(:checked))": { borderColor: color.negative } },
});
export const words = style({ display: "grid", minWidth: 0 });
export const label = style({ fontWeight: 500 });
export const detail = style({
  color: color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
