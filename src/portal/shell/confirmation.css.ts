import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";

export const narrow = style({
  display: "grid",
  gap: 24,
  maxWidth: 624,
  marginInline: "auto",
  paddingTop: 32,
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: 10,
  border: `1px solid ${theme.color.positiveLine}`,
  background: theme.color.positiveSoft,
  color: theme.color.positive,
});
