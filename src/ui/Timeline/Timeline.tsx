import type { ReactNode } from "react";
import { AlertCircleIcon } from "../icons/entry-icons.ts";
import { CheckCircleIcon, CircleIcon, HalfDiscIcon } from "../icons/icons.ts";
import { classes } from "../shared/classes.ts";
import * as css from "./timeline.css.ts";

export type Moment = "done" | "current" | "attention" | "future";

export interface TimelineItem {
  readonly key: string;
  readonly text: ReactNode;
  readonly when?: ReactNode;
  readonly moment: Moment;
}

const icons = {
  done: CheckCircleIcon,
  current: HalfDiscIcon,
  attention: AlertCircleIcon,
  future: CircleIcon,
} satisfies Record<Moment, typeof CircleIcon>;

export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map(({ key, text, when, moment }) => {
        const Icon = icons[moment];
        const now = moment === "current" || moment === "attention";
        return (
          <li
            key={key}
            className={classes(css.item, css.ink[moment])}
            aria-current={now ? "step" : undefined}
          >
            <span className={classes(css.sign, css.signInk[moment])}>
              <Icon size={16} />
            </span>
            <span className={css.text}>{text}</span>
            {when === undefined ? null : <span className={css.when}>{when}</span>}
          </li>
        );
      })}
    </ol>
  );
}
