import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { link } from "#ui/shared/link.css.ts";
import { QueueLink } from "#desk/app/navigation.tsx";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";

export function NothingNext() {
  const { t } = useLingui();
  usePageTitle(t`No open case`);
  return (
    <Page>
      <EmptyState
        heading="h1"
        icon={<CheckCircleIcon />}
        title={<Trans>No open case</Trans>}
        text={<Trans>Every case has been claimed.</Trans>}
        actions={
          <QueueLink className={link} search={{}}>
            <Trans>Go to the queues</Trans>
          </QueueLink>
        }
      />
    </Page>
  );
}
