import type { ReactNode, Ref } from "react";
import * as css from "./page-head.css.ts";
import { classes } from "../shared/classes.ts";
import { h1, lead as leadText, small } from "../theme/type.css.ts";

export interface PageHeadProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A button beside the title, below the lead on a phone. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** For moving the focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

export function PageHead(props: PageHeadProps) {
  const { eyebrow, title, lead, action, children, headingRef } = props;
  return (
    <div className={css.head}>
      {eyebrow === undefined ? null : <p className={classes(small, css.eyebrow)}>{eyebrow}</p>}
      <h1 ref={headingRef} tabIndex={-1} className={classes(h1, css.title)}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={classes(leadText, css.lead)}>{lead}</p>}
      {action}
      {children}
    </div>
  );
}
