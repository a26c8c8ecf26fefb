import { classes } from "../shared/classes.ts";
import * as css from "./progress.css.ts";

export interface ProgressProps {
  /** Between 0 and `max`; without it the length is not known. */
  readonly value?: number | undefined;
  readonly max: number;
  /** What is under way, in words. */
  readonly label: string;
  /** Grey while it waits. */
  readonly paused?: boolean | undefined;
  readonly className?: string | undefined;
}

/** How far something has come; the words beside it say the same. */
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
