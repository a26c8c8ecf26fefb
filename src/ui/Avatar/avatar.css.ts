import { style } from "@vanilla-extract/css";
import { theme } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

export const disc = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  width: 24,
  height: 24,
  background: theme.color.sunken,
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.pill,
  color: theme.color.inkMuted,
  fontSize: "0.75rem",
  lineHeight: 1,
  fontWeight: 600,
  letterSpacing: "-0.04em",
});
