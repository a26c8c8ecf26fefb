import { classes } from "#ui/shared/classes.ts";
import * as css from "#ui/Button/button.css.ts";

/** The looks of a link that acts as a button. */
export const buttonLink = {
  primary: classes(css.button, css.look.primary),
  secondary: classes(css.button, css.look.secondary),
  quiet: classes(css.button, css.look.quiet, css.small),
};
