import { style } from "@vanilla-extract/css";
import { setting, theme } from "../theme/contract.css.ts";

export const title = style({ maxWidth: 340 });
export const list = style({ display: "grid", gap: 24, marginTop: 32 });
export const item = style({ display: "flex", gap: 16 });
export const icon = style({
  display: "flex",
  alignItems: "center",
  height: setting.line.h3,
  color: theme.color.accentInk,
});
export const text = style({ marginTop: 2, color: theme.color.inkMuted, textWrap: "pretty" });
