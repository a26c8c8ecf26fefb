import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";

export const note = style({
  display: "grid",
  justifyItems: "start",
  gap: 8,
  maxWidth: 720,
  color: theme.color.inkMuted,
});
