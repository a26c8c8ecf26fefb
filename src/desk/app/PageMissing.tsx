import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { link } from "#ui/shared/link.css.ts";
import { Page } from "../shell/Page.tsx";
import { QueueLink } from "./navigation.tsx";
import { usePageTitle } from "#browser/page-title.ts";

/** For an unknown address, and for a case that this person may not see. */
export function PageMissing() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <Page>
      <PageHead
        title={<Trans>Page not found</Trans>}
        lead={<Trans>Check the address, or go to the queues.</Trans>}
      />
      <QueueLink className={link} search={{}}>
        <Trans>Go to the queues</Trans>
      </QueueLink>
    </Page>
  );
}
