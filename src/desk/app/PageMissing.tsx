import { Trans } from "@lingui/react/macro";
import { NotFound } from "#browser/NotFound.tsx";
import { link } from "#ui/shared/link.css.ts";
import { Page } from "../shell/Page.tsx";
import { QueueLink } from "./navigation.tsx";

/** For an unknown address, and for a case that this person may not see. */
export function PageMissing() {
  return (
    <Page>
      <NotFound lead={<Trans>Check the address, or go to the queues.</Trans>}>
        <QueueLink className={link} search={{}}>
          <Trans>Go to the queues</Trans>
        </QueueLink>
      </NotFound>
    </Page>
  );
}
