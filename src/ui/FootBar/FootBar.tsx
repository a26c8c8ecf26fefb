import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./foot-bar.css.ts";
import { grid } from "../PageFrame/page-frame.css.ts";

export interface FootBarProps {
  readonly state: ReactNode;
  readonly previous?: ReactNode;
  readonly next?: ReactNode;
  /** The button that leads to the top, where it would cover the page. */
  readonly toTop?: ReactNode;
  readonly note?: ReactNode;
}

export function FootBar({ state, previous, next, toTop, note }: FootBarProps) {
  return (
    <footer className={css.bar}>
      <div className={classes(grid, css.inside)}>
        <div className={css.state}>{state}</div>
        <div className={css.moves}>
          {toTop}
          <div className={css.move}>{previous}</div>
          <div className={classes(css.move, css.next)}>{next}</div>
        </div>
        {note === undefined ? null : <p className={css.note}>{note}</p>}
      </div>
    </footer>
  );
}
