import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { Table } from "#ui/Table/Table.tsx";
import { h1 } from "#ui/theme/type.css.ts";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import * as css from "../queues/queues.css.ts";
import { WorkBand } from "../work/WorkBand.tsx";
import { WorkPage } from "../work/WorkPage.tsx";
import { type Deliveries, wiredDeliveries } from "./deliveries-work.ts";
import { DeliveryRow } from "./DeliveryRow.tsx";

/** /desk/deliveries: what the platforms were told, newest first. */
export function DeliveriesPage() {
  const { t } = useLingui();
  usePageTitle(t`Webhook deliveries`);
  return (
    <WorkPage<Deliveries> id="deliveries" wired={wiredDeliveries}>
      {({ deliveries }) => (
        <Page>
          <WorkBand />
          <div className={css.content}>
            <h1 className={h1} tabIndex={-1}>
              <Trans>Webhook deliveries</Trans>
            </h1>
            {deliveries.length === 0 ? (
              <EmptyState
                icon={<CheckCircleIcon />}
                title={<Trans>No deliveries yet</Trans>}
                text={<Trans>Platforms with a webhook are notified of every status change.</Trans>}
              />
            ) : (
              <DeliveryTable deliveries={deliveries} />
            )}
          </div>
        </Page>
      )}
    </WorkPage>
  );
}

function DeliveryTable({ deliveries }: Deliveries) {
  const { t } = useLingui();
  const heads = [t`Created`, t`Platform`, t`Event`, t`State`, t`Last response`, t`Next attempt`];
  return (
    <Table caption={t`Webhook deliveries`} heads={heads} lastAtEnd>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </Table>
  );
}
