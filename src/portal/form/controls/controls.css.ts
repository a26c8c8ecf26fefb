import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { caption } from "#ui/theme/type.css.ts";
import { media } from "#ui/theme/media.ts";

export const stack = style({ display: "grid", gap: 8 });

/** A button under an input that fills it in. */
export const offer = style({ marginBlockStart: 6 });

export const pair = style({
  display: "grid",
  gap: 8,
  "@media": { "(min-width: 600px)": { gridTemplateColumns: "1fr 1fr" } },
});

export const partLabel = style([
  caption,
  { display: "block", marginBottom: 4, color: theme.color.inkMuted },
]);

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  paddingInlineStart: 12,
  borderRadius: 6,
  border: `1px solid ${theme.color.accentLine}`,
  background: theme.color.accentSoft,
  color: theme.color.ink,
  fontSize: "0.875rem",
});

export const chipRemove = style({
  display: "inline-grid",
  placeItems: "center",
  width: 32,
  height: 32,
  border: 0,
  borderRadius: 6,
  background: "none",
  color: theme.color.inkMuted,
  cursor: "pointer",
  ":hover": { color: theme.color.negative },
  "@media": { [media.touch]: { width: 44, height: 44 } },
});
