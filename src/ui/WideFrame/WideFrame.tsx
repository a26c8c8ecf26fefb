import type { ReactNode } from "react";
import { SkipLink } from "../SkipLink/SkipLink.tsx";
import * as css from "./wide-frame.css.ts";

interface Props {
  skip: string;
  /** A link with the mark of the brand. */
  home: ReactNode;
  tagline: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}

/** A page as wide as the window, below a bar. */
export function WideFrame({ skip, home, tagline, tools, children }: Props) {
  return (
    <>
      <SkipLink>{skip}</SkipLink>
      <header className={css.bar}>
        {home}
        <span className={css.tagline}>{tagline}</span>
        <div className={css.tools}>{tools}</div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
