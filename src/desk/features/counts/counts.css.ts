import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 16,
});
export const choose = style({ maxWidth: 480 });
export const note = style({ maxWidth: 720, color: theme.color.inkMuted });
