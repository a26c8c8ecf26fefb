import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { brandNow } from "#browser/brand-now.ts";
import { Mark } from "#ui/Mark/Mark.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { IndexLink } from "../app/navigation.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import * as css from "./shell.css.ts";

/** A page of the charts: as wide as the window. */
export function Page({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { brand, name } = brandNow();
  return (
    <>
      <SkipLink>{t`Skip to content`}</SkipLink>
      <header className={css.bar}>
        <IndexLink aria-label={t`${name}, all charts`} className={css.home}>
          <Mark brand={brand} name={name} />
        </IndexLink>
        <span className={css.tagline}>
          <Trans>Charts</Trans>
        </span>
        <div className={css.tools}>
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
