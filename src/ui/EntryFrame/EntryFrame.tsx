import type { ReactNode } from "react";
import * as css from "./entry-frame.css.ts";

export interface EntryFrameProps {
  readonly mark: ReactNode;
  readonly tools: ReactNode;
  /** Hidden on small screens. */
  readonly aside: ReactNode;
  readonly footStart?: ReactNode;
  readonly footEnd?: ReactNode;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages before an application. */
export function EntryFrame(props: EntryFrameProps) {
  const { mark, tools, aside, footStart, footEnd, above, children } = props;
  return (
    <>
      {above}
      <div className={css.page}>
        <header className={css.head}>
          {mark}
          <div className={css.tools}>{tools}</div>
        </header>
        <aside className={css.aside}>
          <div className={css.story}>{aside}</div>
        </aside>
        <main id="main" tabIndex={-1} className={css.main}>
          <div className={css.form}>{children}</div>
        </main>
        <footer className={css.foot}>
          <div className={css.footStart}>{footStart}</div>
          <div className={css.footEnd}>{footEnd}</div>
        </footer>
      </div>
    </>
  );
}
