import { style } from "@vanilla-extract/css";
import { setting, theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";

export const rows = style({ display: "grid", gap: 12 });

const cells = { display: "grid", alignItems: "end", gap: 8 };

export const row = style({
  ...cells,
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 44px",
  paddingBottom: 12,
  borderBottom: `1px solid ${theme.color.line}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) 44px" } },
});

/** A single row has no button that removes it, and no line under it. */
export const onlyRow = style({
  ...cells,
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const whole = style({ gridColumn: "1 / -1" });

export const much = style({
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});

export const value = style({
  gridColumn: "2",
  "@media": { [media.phone]: { gridColumn: "1" } },
});

export const remove = style({
  gridColumn: "-2",
  width: 44,
  height: setting.control.height,
});
