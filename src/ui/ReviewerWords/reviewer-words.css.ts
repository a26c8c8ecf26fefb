import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { caption, small } from "../theme/type.css.ts";

export const words = style({
  display: "grid",
  gap: 4,
  marginBlock: "12px 16px",
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${theme.color.caution}`,
  overflowWrap: "anywhere",
});
export const from = style([caption, { color: theme.color.inkMuted }]);
export const text = style([small, { whiteSpace: "pre-line" }]);
export const rejected = style([small, { color: theme.color.inkMuted }]);
