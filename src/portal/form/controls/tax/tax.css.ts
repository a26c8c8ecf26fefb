import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";

export const rows = style({ display: "grid", gap: 12 });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "end",
  gap: 8,
  paddingBottom: 12,
  borderBottom: `1px solid ${theme.color.line}`,
  selectors: {
    "&:only-of-type": { paddingBottom: 0, borderBottom: 0 },
  },
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const whole = style({ gridColumn: "1 / -1" });

export const remove = style({ gridColumn: "1 / -1", justifySelf: "end" });
