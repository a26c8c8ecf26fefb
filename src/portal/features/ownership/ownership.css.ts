import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { caption } from "#ui/theme/type.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 16px",
  marginBlockEnd: 16,
});

export const legend = style([
  caption,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    color: theme.color.inkMuted,
  },
]);

const sign = style({ width: 14, height: 14, borderRadius: 4, border: "1.5px solid" });
export const neededSign = style([
  sign,
  { borderColor: theme.color.accent, background: theme.color.accentSoft },
]);
export const plainSign = style([
  sign,
  {
    marginInlineStart: 8,
    borderColor: theme.color.lineStrong,
    background: theme.color.surface,
  },
]);

export const facts = style({ marginBlockStart: 20 });
export const faults = style({ display: "grid", gap: 12, marginBlockStart: 12 });
