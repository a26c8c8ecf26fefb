import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { depth, frame } from "#ui/theme/scale.ts";
import { caption, small } from "#ui/theme/type.css.ts";

const { color } = theme;

export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: depth.bar,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": {
    [media.print]: { display: "none" },
    "(max-height: 420px)": { position: "static" },
  },
});

export const barInside = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  maxWidth: frame.form + 48,
  minHeight: 64,
  marginInline: "auto",
  paddingInline: 24,
  "@media": { [media.phone]: { paddingInline: 16 } },
});

export const barWords = style({ minWidth: 0 });

export const barTitle = style([
  small,
  { fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
]);

export const barPlace = style([
  caption,
  { color: color.inkMuted, fontVariantNumeric: "tabular-nums" },
]);

export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  flex: "none",
  marginInlineEnd: -10,
});

export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });

export const track = style({ height: 3, background: color.sunken });

export const read = style({
  height: "100%",
  background: color.accent,
  transition: `inline-size ${setting.time.base}`,
  "@media": { [media.still]: { transition: "none" } },
});

export const sheet = style({
  display: "grid",
  gap: 24,
  padding: 24,
  "@media": { [media.phone]: { padding: 16, gap: 20 } },
});

export const notice = style([
  small,
  { padding: "10px 12px", color: color.inkMuted, background: color.sunken, borderRadius: 6 },
]);

export const partTitle = style({ marginBlockEnd: 8 });

export const clauses = style({ display: "grid", gap: 10, margin: 0 });

export const clause = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  fontSize: "0.9375rem",
  lineHeight: setting.line.body,
});

export const number = style({ color: color.inkMuted, fontVariantNumeric: "tabular-nums" });

export const words = style({ margin: 0, overflowWrap: "anywhere" });

/** A place that counsel completes. */
export const forCounsel = style({
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${color.cautionLine}`,
  color: color.inkMuted,
});

export const signature = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: 40,
  scrollMarginBlockStart: 96,
  "@media": { [media.print]: { display: "none" } },
});

export const own = style({ justifySelf: "start" });

export const code = style({ display: "grid", gap: 20, maxWidth: 420 });

export const state = style([
  small,
  {
    display: "flex",
    alignItems: "center",
    gap: 8,
    color: color.inkMuted,
    overflowWrap: "anywhere",
    "@media": { [media.phone]: { fontSize: "0.75rem", lineHeight: setting.line.caption } },
  },
]);

export const hash = style([
  small,
  { fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
]);
