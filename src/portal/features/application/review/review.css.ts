import { style } from "@vanilla-extract/css";
import { media } from "#ui/theme/media.ts";
import { frame } from "#ui/theme/scale.ts";

/** The consents, with what follows from them beside them where there is space. */
export const end = style({
  display: "grid",
  gap: 24,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${frame.form}px) minmax(0, 1fr)`,
      columnGap: frame.gap,
    },
  },
});
export const consents = style({ display: "grid", gap: 16 });
export const after = style({ "@media": { [media.print]: { display: "none" } } });
export const step = style({ display: "grid", gap: 12 });
