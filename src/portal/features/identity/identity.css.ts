import { style } from "@vanilla-extract/css";
import { media } from "#ui/theme/media.ts";

export const narrow = style({ maxWidth: 624, marginInline: "auto" });

export const besidePhone = style({
  display: "grid",
  gap: 24,
  alignItems: "center",
  "@media": { [media.fromTablet]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

/** Where the device is a phone itself, there is nothing to scan. */
export const notOnPhone = style({ "@media": { [media.finger]: { display: "none" } } });
export const onPhone = style({
  display: "none",
  "@media": { [media.finger]: { display: "inline-flex" } },
});

/** Beside buttons in a row. */
export const link = style({ flexBasis: "100%", minWidth: 0, marginBlock: 8 });

const list = style({ display: "grid", gap: 12, margin: 0, paddingInlineStart: 20 });
export const steps = style([list, { listStyle: "decimal" }]);
export const points = style([list, { listStyle: "disc" }]);
export const state = style({ display: "flex", gap: 8, alignItems: "center", minHeight: 24 });
