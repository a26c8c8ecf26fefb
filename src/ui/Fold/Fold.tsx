import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import * as css from "./fold.css.ts";
import { classes } from "../shared/classes.ts";
import { h2, label } from "../theme/type.css.ts";

interface FoldProps {
  readonly title: ReactNode;
  readonly heading: "h2" | "h3" | "h4";
  /** Beside the title, also while it is closed. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long page that opens by its whole header; open in print. */
export const Fold = ({ title, heading: Heading, note, children }: FoldProps) => (
  <details className={css.fold}>
    <summary className={classes(css.summary, css.columns[Heading === "h2" ? "part" : "row"])}>
      <Heading className={classes(css.title, Heading === "h2" ? h2 : label)}>{title}</Heading>
      {note === undefined ? null : <span className={css.note}>{note}</span>}
      <ChevronDownIcon size={20} className={css.sign} />
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
