import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { radius } from "#ui/theme/scale.ts";

export const told = style({
  display: "grid",
  gap: 2,
  padding: "12px 16px",
  background: theme.color.cautionSoft,
  border: `1px solid ${theme.color.cautionLine}`,
  borderRadius: radius.control,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
});
export const toldHead = style({ color: theme.color.caution, fontWeight: 500 });
