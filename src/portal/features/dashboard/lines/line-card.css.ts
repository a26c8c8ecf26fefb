import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { caption, small } from "#ui/theme/type.css.ts";

export const card = style({ display: "grid", gap: 16, paddingBottom: 0 });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: 16,
  "@media": { [media.phone]: { flexDirection: "column", gap: 8 } },
});

export const title = style({ fontSize: "1.125rem", lineHeight: "1.5rem", fontWeight: 600 });

export const actor = style([small, { display: "grid", gap: 4, color: theme.color.inkMuted }]);

export const body = style({
  display: "grid",
  gap: 24,
  "@media": { [media.fromTablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(180px, 280px)" } },
});

export const detail = style([
  caption,
  { display: "block", fontWeight: 400, color: theme.color.inkMuted },
]);

export const overdue = style({ display: "block", marginTop: 4 });

export const count = style([small, { alignSelf: "center", color: theme.color.inkMuted }]);

export const story = style({ display: "grid", gap: 16, alignContent: "start" });

export const history = style({ display: "grid", gap: 12 });

export const facts = style({ display: "grid", gap: 12, alignContent: "start", margin: 0 });

export const detailRows = style([facts, { marginTop: 12 }]);

export const state = style({
  display: "grid",
  gap: 4,
  justifyItems: "end",
  flexShrink: 0,
  "@media": { [media.phone]: { justifyItems: "start" } },
});

export const term = style([caption, { color: theme.color.inkMuted }]);

export const value = style([small, { margin: 0, fontWeight: 500, overflowWrap: "anywhere" }]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginInline: -23,
  padding: "12px 23px",
  borderTop: `1px solid ${theme.color.line}`,
  "@media": { [media.phone]: { marginInline: -15, padding: "12px 15px" } },
});
