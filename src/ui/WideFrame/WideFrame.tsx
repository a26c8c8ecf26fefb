import type { ReactNode } from "react";
import { SkipLink } from "../SkipLink/SkipLink.tsx";
import * as css from "./wide-frame.css.ts";

export interface FramePages {
  /** The accessible name of the list. */
  label: string;
  links: ReactNode;
}

interface Props {
  skip: string;
  /** A link with the mark of the brand. */
  home: ReactNode;
  tagline: ReactNode;
  /** Links to the other pages, on a row of their own. */
  pages?: FramePages | undefined;
  tools: ReactNode;
  children: ReactNode;
}

/** A page as wide as the window, below a bar. */
export function WideFrame({ skip, home, tagline, pages, tools, children }: Props) {
  return (
    <>
      <SkipLink>{skip}</SkipLink>
      <header className={css.head}>
        <div className={css.bar}>
          {home}
          <span className={css.tagline}>{tagline}</span>
          <div className={css.tools}>{tools}</div>
        </div>
        {pages === undefined ? null : (
          <nav className={css.pages} aria-label={pages.label}>
            {pages.links}
          </nav>
        )}
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
