import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { caption, small } from "#ui/theme/type.css.ts";

export const request = style({
  display: "grid",
  gap: 8,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${theme.color.caution}`,
  overflowWrap: "anywhere",
});

export const from = style([caption, { color: theme.color.inkMuted }]);

export const items = style({ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" });

export const item = style({ display: "grid", gridTemplateColumns: "16px minmax(0, 1fr)", gap: 8 });

const sign = style({ display: "flex", alignItems: "center", height: setting.line.small });

export const answered = style([sign, { color: theme.color.positive }]);

export const open = style([sign, { color: theme.color.caution }]);

export const title = style([small, { fontWeight: 500 }]);

export const text = style([small, { whiteSpace: "pre-line" }]);
