import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import * as css from "./summary-list.css.ts";

export interface SummaryRow {
  readonly key: string;
  readonly term: ReactNode;
  readonly answer: ReactNode;
  readonly change?: ReactNode;
}

interface Props {
  readonly rows: readonly SummaryRow[];
  /** For long lists: as many columns as there is space for. */
  readonly dense?: boolean;
}

/** The links are not printed. */
export function SummaryList({ rows, dense }: Props) {
  return (
    <div className={css.frame}>
      <dl className={classes(css.list, dense && css.denseList)}>
        {rows.map(({ key, term, answer, change }) => (
          <div key={key} className={dense ? css.denseRow : css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.answer}>{answer}</dd>
            {change === undefined ? null : <dd className={css.change}>{change}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
