import { style } from "@vanilla-extract/css";
import { button, look } from "#ui/Button/button.css.ts";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { radius } from "#ui/theme/scale.ts";

const { color } = theme;
const small = { fontSize: "0.875rem", lineHeight: setting.line.small } as const;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "208px minmax(0, 1fr)",
  gap: 24,
  maxWidth: 1680,
  marginInline: "auto",
  "@media": { [media.belowRail]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16 } },
});
export const rail = style({
  display: "grid",
  alignContent: "start",
  gap: 16,
  paddingBlockStart: 6,
  marginInlineStart: -10,
  "@media": {
    [media.belowRail]: { display: "flex", gap: 4, marginInlineStart: 0, overflowX: "auto" },
  },
});
export const views = style({
  display: "grid",
  gap: 2,
  selectors: {
    "& + &": { paddingBlockStart: 16, borderBlockStart: `1px solid ${color.line}` },
  },
  "@media": {
    [media.belowRail]: {
      display: "flex",
      flex: "none",
      selectors: { "& + &": { padding: 0, border: 0 } },
    },
  },
});
export const view = style({
  ...small,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 12,
  minHeight: setting.control.row,
  paddingInline: 10,
  borderRadius: radius.control,
  color: color.inkMuted,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: color.ink, background: color.sunken } },
});
export const viewShown = style({
  color: color.accentInk,
  background: color.accentSoft,
  fontWeight: 600,
  selectors: { "&:hover": { color: color.accentInk, background: color.accentSoft } },
});
export const count = style({ fontVariantNumeric: "tabular-nums", fontWeight: 500 });
export const content = style({ display: "grid", alignContent: "start", gap: 16, minWidth: 0 });
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
});
export const next = style([button, look.primary]);
export const filters = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });
export const filter = style({
  width: 176,
  "@media": { [media.phone]: { flex: "1 1 calc(50% - 4px)", width: "auto", minWidth: 0 } },
});

export const row = style({
  position: "relative",
  selectors: {
    "&:hover": { background: color.canvas },
    "&:focus-within": { background: color.accentSoft },
  },
});
export const name = style({
  color: color.ink,
  fontWeight: 600,
  textDecoration: "none",
  // The whole row opens the case.
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
  },
});
export const applicant = style({ minWidth: "11rem" });
export const lines = style({ display: "grid", gap: 4 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 12px",
  overflowWrap: "break-word",
});
export const short = style({ whiteSpace: "nowrap" });
export const figure = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const pager = style({
  ...small,
  display: "flex",
  alignItems: "center",
  gap: 16,
  color: color.inkMuted,
});
export const page = style([button, look.secondary]);
