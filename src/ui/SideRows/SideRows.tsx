import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./side-rows.css.ts";
import { caption, small } from "../theme/type.css.ts";

export interface SideRow {
  readonly key: string;
  /** A picture or letters before the name. */
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** When, or since when. */
  readonly since?: ReactNode;
  readonly action?: ReactNode;
}

/** People or things of a side card, each with what can be done about it. */
export function SideRows({ rows }: { readonly rows: readonly SideRow[] }) {
  return (
    <ul className={css.rows}>
      {rows.map(({ key, sign, title, detail, since, action }) => (
        <li key={key} className={css.row}>
          <span aria-hidden="true" className={css.sign}>
            {sign}
          </span>
          <div className={css.middle}>
            <p className={classes(small, css.title)}>{title}</p>
            {detail === undefined ? null : <p className={classes(small, css.detail)}>{detail}</p>}
            {since === undefined ? null : <p className={caption}>{since}</p>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
