import { style } from "@vanilla-extract/css";
import { theme } from "#ui/theme/contract.css.ts";
import { media } from "#ui/theme/media.ts";
import { small } from "#ui/theme/type.css.ts";

export const errors = style([
  small,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 8,
    color: theme.color.negative,
    fontWeight: 500,
    "@media": { [media.phone]: { justifyContent: "center", columnGap: 6 } },
  },
]);

/** As the icon of the words about saving. */
export const icon = style({ "@media": { [media.phone]: { width: 16, height: 16 } } });
