import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { caption, label, small } from "#ui/theme/type.css.ts";

export const people = style({ display: "grid", gap: 16 });

export const hint = style([small, { margin: 0, color: theme.color.inkMuted }]);

export const mark = style({ whiteSpace: "nowrap" });

export const person = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: 10,
  background: theme.color.surface,
  boxShadow: theme.shadow.low,
  "@media": { [media.phone]: { marginInline: -4 } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: 12,
  padding: "12px 24px",
  cursor: "pointer",
  listStyle: "none",
  borderRadius: 10,
  "::marker": { content: '""' },
  "@media": { [media.phone]: { padding: "12px 15px" } },
});

export const who = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });

export const name = style([label]);

export const roles = style([caption, { color: theme.color.inkMuted }]);

export const form = style({
  display: "grid",
  gap: 24,
  padding: "20px 24px 24px",
  borderTop: `1px solid ${theme.color.line}`,
  "@media": { [media.phone]: { padding: 16 } },
});
