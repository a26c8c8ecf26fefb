import { style } from "@vanilla-extract/css";
import { button, look } from "#ui/Button/button.css.ts";
import { theme } from "#ui/theme/contract.css.ts";
import { radius } from "#ui/theme/scale.ts";

export const key = style({ display: "grid", gap: 12, marginBlockEnd: 24 });
// Scanners need dark on light in every theme.
export const picture = style({
  width: 192,
  height: 192,
  background: "#fff",
  fill: "#000",
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.control,
});
export const code = style({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "0.9375rem",
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
  gap: 8,
  padding: 16,
  marginBlockEnd: 24,
  background: theme.color.sunken,
  borderRadius: radius.control,
});
export const next = style([button, look.primary]);
