import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { caption, small } from "#ui/theme/type.css.ts";

export const groups = style({ display: "grid", gap: 12 });

export const section = style([caption, { color: theme.color.inkMuted, fontWeight: 500 }]);

export const later = style([small, { color: theme.color.inkMuted, marginBottom: 12 }]);

export const items = style([
  small,
  { display: "grid", gap: 4, margin: 0, paddingInlineStart: 20, overflowWrap: "anywhere" },
]);
