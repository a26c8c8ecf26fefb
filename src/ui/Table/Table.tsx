import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./table.css.ts";

interface TableProps {
  /** Names the table; it is not shown. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** The last column is aligned with the end of the row. */
  readonly lastAtEnd?: boolean;
  /** For rows without a control: keys then scroll a table that is wider than the page. */
  readonly focusable?: boolean;
  /** Rows. */
  readonly children: ReactNode;
}

/** Rows under one head, as wide as the page; a narrow page scrolls it sideways. */
export const Table = ({ caption, heads, lastAtEnd, focusable, children }: TableProps) => (
  <div
    className={css.frame}
    {...(focusable ? { role: "region", "aria-label": caption, tabIndex: 0 } : {})}
  >
    <table className={classes(css.table, lastAtEnd && css.lastAtEnd)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

/** A smaller line below what a cell says. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className={css.note}>{children}</span>
);

/** A cell that says nothing. */
export const NoCell = () => <span className={css.none}>–</span>;
