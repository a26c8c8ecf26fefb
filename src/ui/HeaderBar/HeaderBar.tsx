import type { ReactNode } from "react";
import * as css from "./header-bar.css.ts";

export interface HeaderBarProps {
  readonly mark: ReactNode;
  /** Where the mark leads; its name for screen readers comes with it. */
  readonly tagline?: ReactNode;
  /** The language menu, at every width. */
  readonly language?: ReactNode;
  /** Greeting and sign out, from 600 px. */
  readonly account?: ReactNode;
  /** The same behind one button, below 600 px. */
  readonly accountSmall?: ReactNode;
}

/** The bar at the head of the page. */
export function HeaderBar({ mark, tagline, language, account, accountSmall }: HeaderBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        {mark}
        {tagline === undefined ? null : <span className={css.tagline}>{tagline}</span>}
        <div className={css.tools}>
          {language}
          <div className={css.account}>{account}</div>
          <div className={css.accountSmall}>{accountSmall}</div>
        </div>
      </div>
    </header>
  );
}
