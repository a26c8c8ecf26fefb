import type { ReactNode } from "react";
import * as css from "./page-frame.css.ts";
import { classes } from "../shared/classes.ts";

export interface PageFrameProps {
  readonly above?: ReactNode;
  readonly header?: ReactNode;
  readonly band?: ReactNode;
  /** Replaces the rail on narrow screens. */
  readonly stepBar?: ReactNode;
  readonly rail?: ReactNode;
  readonly railLabel?: string | undefined;
  readonly guide?: ReactNode;
  readonly guideLabel?: string | undefined;
  readonly footBar?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page behind the login: a rail, the page, guidance; one column on phones. */
export function PageFrame(props: PageFrameProps) {
  const { above, header, band, stepBar, rail, railLabel, guide, guideLabel, footBar, foot } = props;
  const columns = rail !== undefined || guide !== undefined;
  return (
    <div className={css.page}>
      {above}
      {header}
      {band}
      {stepBar === undefined ? null : <div className={css.stepBar}>{stepBar}</div>}
      <div className={classes(columns ? css.columns : css.single)}>
        {columns ? (
          <nav aria-label={railLabel} className={css.rail}>
            {rail}
          </nav>
        ) : null}
        <main
          id="main"
          tabIndex={-1}
          className={classes(css.main, columns && guide === undefined && css.wideMain)}
        >
          {props.children}
        </main>
        {guide === undefined ? null : (
          <aside aria-label={guideLabel} className={css.guide}>
            {guide}
          </aside>
        )}
      </div>
      {foot}
      {footBar}
    </div>
  );
}
