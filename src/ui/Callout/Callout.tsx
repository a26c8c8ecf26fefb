import type { ReactNode } from "react";
import * as css from "./callout.css.ts";
import { classes } from "../shared/classes.ts";
import { toneIcon } from "../shared/tone-icon.tsx";
import { ink, plate } from "../shared/tone.css.ts";
import type { Tone } from "../shared/tone.css.ts";

export interface CalloutProps {
  readonly tone?: Exclude<Tone, "neutral">;
  readonly icon?: ReactNode;
  /** Set it if the message appears while the page is open. */
  readonly role?: "status" | "alert" | undefined;
  readonly children: ReactNode;
}

export function Callout({ tone = "info", icon, role, children }: CalloutProps) {
  const Icon = toneIcon[tone];
  return (
    <div role={role} className={classes(css.box, plate[tone])}>
      <span className={classes(css.icon, ink[tone])}>{icon ?? <Icon />}</span>
      <div className={css.text}>{children}</div>
    </div>
  );
}
