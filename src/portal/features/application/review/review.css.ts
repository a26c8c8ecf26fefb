import { style } from "@vanilla-extract/css";
import { h3 } from "#ui/theme/type.css.ts";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { frame } from "#ui/theme/scale.ts";

/** The consents, with what follows from them beside them where there is space. */
export const end = style({
  display: "grid",
  gap: 24,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      columnGap: frame.gap,
    },
  },
});
export const consents = style({ display: "grid", gap: 16 });
export const after = style({ "@media": { [media.print]: { display: "none" } } });
export const step = style({ display: "grid", gap: 8 });
export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});
/** The title stands beside the answers where there is space, under a hairline of its own. */
export const section = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: 16,
  "@media": {
    [media.wide]: {
      paddingBlockStart: 0,
      gridTemplateColumns: "184px minmax(0, 1fr)",
      columnGap: 24,
    },
    [media.print]: { display: "block" },
  },
});
export const title = style([
  h3,
  {
    breakAfter: "avoid",
    "@media": {
      [media.wide]: { borderBlockStart: `1px solid ${theme.color.line}`, paddingBlockStart: 4 },
    },
  },
]);
