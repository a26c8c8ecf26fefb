import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "./page-title.ts";

/** For an unknown address; children lead on. */
export function NotFound({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <>
      <PageHead title={<Trans>Page not found</Trans>} lead={lead} />
      {children}
    </>
  );
}
