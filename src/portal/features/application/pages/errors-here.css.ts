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
    columnGap: 6,
    color: theme.color.negative,
    fontWeight: 500,
    "@media": { [media.phone]: { justifyContent: "center" } },
  },
]);
