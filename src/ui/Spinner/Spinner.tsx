import { classes } from "../shared/classes.ts";
import { SpinnerIcon } from "../icons/entry-icons.ts";
import type { IconProps } from "../icons/draw-icon.tsx";
import * as css from "./spinner.css.ts";

/** Put it beside a label. It does not turn under reduced motion. */
export function Spinner({ className, ...rest }: IconProps) {
  return <SpinnerIcon {...rest} className={classes(css.turning, className)} />;
}
