import { classes } from "../shared/classes.ts";
import * as css from "./progress.css.ts";

export interface ProgressProps {
  /** Between 0 and `max`; without it the length is unknown. */
  readonly value?: number | undefined;
  readonly max: number;
  readonly label: string;
  readonly paused?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Progress({ value, max, label, paused, className }: ProgressProps) {
  return (
    <progress
      className={classes(css.bar, paused && css.paused, className)}
      value={value}
      max={max}
      aria-label={label}
    />
  );
}
