import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./side-rows.css.ts";
import { caption, small } from "../theme/type.css.ts";

export interface SideRow {
  readonly key: string;
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly since?: ReactNode;
  readonly action?: ReactNode;
}

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
