import { style } from "@vanilla-extract/css";
import { stack } from "../Field/field.css.ts";
import { setting, theme } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { radius } from "../theme/scale.ts";

export const box = style({
  display: "flex",
  gap: 8,
  marginBottom: 32,
  padding: "18px 22px",
  background: theme.color.surface,
  border: `2px solid ${theme.color.negative}`,
  borderRadius: radius.card,
  // Compensates for the gap between the summary and the fields.
  selectors: { [`${stack} > &`]: { marginBottom: 8 } },
  "@media": { [media.phone]: { padding: "18px 16px" } },
});
export const icon = style({
  color: theme.color.negative,
  marginTop: `calc((${setting.line.h3} - 20px) / 2)`,
});
export const text = style({ minWidth: 0 });
export const title = style({
  fontSize: "1rem",
  lineHeight: setting.line.h3,
  fontWeight: 600,
});
export const list = style({
  display: "grid",
  gap: 4,
  marginTop: 10,
  "@media": { [media.touch]: { gap: 0 } },
});
export const link = style({
  display: "inline-block",
  color: theme.color.negative,
  fontSize: "0.875rem",
  lineHeight: setting.line.small,
  fontWeight: 500,
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  borderRadius: 2,
  selectors: { "&:hover": { textDecorationThickness: 2 } },
  "@media": { [media.touch]: { paddingBlock: 6 } },
});
