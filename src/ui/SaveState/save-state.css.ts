import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

export const state = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  color: theme.color.inkMuted,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  "@media": {
    [media.phone]: {
      fontSize: "0.75rem",
      lineHeight: setting.line.caption,
      gap: 6,
      fontWeight: 500,
    },
  },
});
export const warns = style({ color: theme.color.caution });
export const icon = style({ "@media": { [media.phone]: { width: 16, height: 16 } } });
