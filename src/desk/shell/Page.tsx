import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { Header } from "./Header.tsx";
import * as css from "./shell.css.ts";

/** A page of the desk: as wide as the window. */
export function Page({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <SkipLink>{t`Skip to content`}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
