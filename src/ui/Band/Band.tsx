import type { ReactNode } from "react";
import * as css from "./band.css.ts";
import { classes } from "../shared/classes.ts";
import { toneIcon } from "../shared/tone-icon.tsx";
import { ink, plate } from "../shared/tone.css.ts";
import type { Tone } from "../shared/tone.css.ts";

export interface BandProps {
  readonly tone?: Exclude<Tone, "neutral">;
  readonly icon?: ReactNode;
  readonly role?: "status" | "alert" | undefined;
  readonly children: ReactNode;
}

export function Band({ tone = "caution", icon, role = "status", children }: BandProps) {
  const Icon = toneIcon[tone];
  return (
    <div role={role} className={classes(css.band, plate[tone])}>
      <div className={css.inside}>
        <span className={classes(css.icon, ink[tone])}>{icon ?? <Icon />}</span>
        <div className={css.text}>{children}</div>
      </div>
    </div>
  );
}
