import type { ReactNode, Ref } from "react";
import * as css from "./page-head.css.ts";
import { classes } from "../shared/classes.ts";
import { h1, lead as leadText, small } from "../theme/type.css.ts";

export interface PageHeadProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** For moving the focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

export function PageHead(props: PageHeadProps) {
  const { eyebrow, title, lead, action, children, headingRef } = props;
  const heading = (
    <h1 ref={headingRef} tabIndex={-1} className={classes(h1, css.title)}>
      {title}
    </h1>
  );
  return (
    <div className={css.head}>
      {eyebrow === undefined ? null : <p className={classes(small, css.eyebrow)}>{eyebrow}</p>}
      {action === undefined ? (
        heading
      ) : (
        <div className={css.titleRow}>
          {heading}
          {action}
        </div>
      )}
      {lead === undefined ? null : <p className={classes(leadText, css.lead)}>{lead}</p>}
      {children}
    </div>
  );
}
