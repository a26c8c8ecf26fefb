import type { ReactNode, Ref } from "react";
import * as css from "./page-head.css.ts";
import { classes } from "../shared/classes.ts";
import { h1, lead as leadText, small } from "../theme/type.css.ts";

export interface PageHeadProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The heading, so that a change of page can move the focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page: where one is, what it is called, what to do. */
export function PageHead({ eyebrow, title, lead, children, headingRef }: PageHeadProps) {
  return (
    <div className={css.head}>
      {eyebrow === undefined ? null : <p className={classes(small, css.eyebrow)}>{eyebrow}</p>}
      <h1 ref={headingRef} tabIndex={-1} className={classes(h1, css.title)}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={classes(leadText, css.lead)}>{lead}</p>}
      {children}
    </div>
  );
}
