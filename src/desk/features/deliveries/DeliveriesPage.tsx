import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { Table } from "#ui/Table/Table.tsx";
import { WorkListPage } from "../work/WorkListPage.tsx";
import { type Deliveries, wiredDeliveries } from "./deliveries-work.ts";
import { DeliveryRow } from "./DeliveryRow.tsx";

/** /desk/deliveries: what the platforms were told, newest first. */
export function DeliveriesPage() {
  const { t } = useLingui();
  return (
    <WorkListPage<Deliveries> id="deliveries" wired={wiredDeliveries} title={t`Webhook deliveries`}>
      {({ deliveries }) =>
        deliveries.length === 0 ? (
          <EmptyState
            icon={<CheckCircleIcon />}
            title={<Trans>No deliveries yet</Trans>}
            text={<Trans>Platforms with a webhook are notified of every status change.</Trans>}
          />
        ) : (
          <DeliveryTable deliveries={deliveries} />
        )
      }
    </WorkListPage>
  );
}

function DeliveryTable({ deliveries }: Deliveries) {
  const { t } = useLingui();
  const heads = [t`Created`, t`Platform`, t`Event`, t`State`, t`Last response`, t`Next attempt`];
  return (
    <Table caption={t`Webhook deliveries`} heads={heads} lastAtEnd stacks>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </Table>
  );
}
