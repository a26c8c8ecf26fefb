import type { ReactNode } from "react";
import * as css from "./badge.css.ts";
import { classes } from "../shared/classes.ts";
import { toneIcon } from "../shared/tone-icon.tsx";
import { ink, plate } from "../shared/tone.css.ts";
import type { Tone } from "../shared/tone.css.ts";

export interface BadgeProps {
  readonly tone?: Tone;
  /** 16 px; by default the icon of the tone. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  const Icon = toneIcon[tone];
  return (
    <span className={classes(css.badge, plate[tone], ink[tone])}>
      <span className={css.icon}>{icon ?? <Icon size={16} />}</span>
      <span>{children}</span>
    </span>
  );
}
