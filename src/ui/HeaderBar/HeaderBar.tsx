import type { ReactNode } from "react";
import * as css from "./header-bar.css.ts";

export interface HeaderBarProps {
  readonly mark: ReactNode;
  readonly tagline?: ReactNode;
  readonly language?: ReactNode;
  /** From 600 px. */
  readonly account?: ReactNode;
  /** Below 600 px. */
  readonly accountSmall?: ReactNode;
}

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
