import type { ComponentProps, ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./table.css.ts";

/** Some browsers take the role from what is not laid out as a table. */
const as = (role: string) => ({ role });

interface TableProps {
  /** Names the table; it is not shown. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** The last column is aligned with the end of the row. */
  readonly lastAtEnd?: boolean;
  /** For rows without a control: keys then scroll a table that is wider than the page. */
  readonly focusable?: boolean;
  /** On a narrow page the cells of a row, each a `Cell`, stand below each other. */
  readonly stacks?: boolean;
  /** Rows. */
  readonly children: ReactNode;
}

/** Rows under one head, as wide as the page; a narrow page scrolls it sideways, unless it stacks. */
export const Table = ({ caption, heads, lastAtEnd, focusable, stacks, children }: TableProps) => (
  <div
    className={classes(css.frame, stacks && css.stacks)}
    {...(focusable ? { role: "region", "aria-label": caption, tabIndex: 0 } : {})}
  >
    <table
      className={classes(css.table, lastAtEnd && css.lastAtEnd, stacks && css.stacked)}
      {...(stacks ? as("table") : {})}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead {...(stacks ? as("rowgroup") : {})}>
        <tr {...(stacks ? as("row") : {})}>
          {heads.map((head) => (
            <th key={head} scope="col" {...(stacks ? as("columnheader") : {})}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...(stacks ? as("rowgroup") : {})}>{children}</tbody>
    </table>
  </div>
);

interface CellProps extends ComponentProps<"td"> {
  /** Of its column; shown beside the cell where the rows are stacked. */
  readonly head?: string;
}

/** A row of a table that stacks, which is a row whatever it looks like. */
export const Row = (row: ComponentProps<"tr">) => <tr {...row} {...as("row")} />;

export const Cell = ({ head, children, ...cell }: CellProps) => (
  <td {...cell} {...as("cell")} data-head={head}>
    {head === undefined ? children : <div>{children}</div>}
  </td>
);

export const HeadCell = (cell: ComponentProps<"th">) => <th {...cell} {...as("rowheader")} />;

/** A smaller line below what a cell says. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className={css.note}>{children}</span>
);

/** Small buttons of a cell, on the line of its row. */
export const CellActions = ({ children }: { children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);

/** A cell that says nothing. */
export const NoCell = () => <span className={css.none}>–</span>;
