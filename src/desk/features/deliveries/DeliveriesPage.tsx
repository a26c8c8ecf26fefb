import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoment } from "#contract/moments.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { CellNote, Table } from "#ui/Table/Table.tsx";
import { h1 } from "#ui/theme/type.css.ts";
import { useDeliveries } from "#desk/app/navigation.tsx";
import type { Delivery } from "#desk/app/routes.ts";
import { usePageTitle } from "#desk/app/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import * as css from "../queues/queues.css.ts";

/** /desk/deliveries: what the platforms were told, newest first. */
export function DeliveriesPage() {
  const { t } = useLingui();
  const deliveries = useDeliveries();
  usePageTitle(t`Webhook deliveries`);
  return (
    <Page>
      <div className={css.content}>
        <h1 className={h1} tabIndex={-1}>
          <Trans>Webhook deliveries</Trans>
        </h1>
        {deliveries.length === 0 ? (
          <EmptyState
            icon={<CheckCircleIcon />}
            title={<Trans>No deliveries yet</Trans>}
            text={<Trans>A platform with a webhook is told of each change of a status.</Trans>}
          />
        ) : (
          <Deliveries deliveries={deliveries} />
        )}
      </div>
    </Page>
  );
}

function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useLingui();
  const heads = [t`Created`, t`Platform`, t`Event`, t`State`, t`Attempts`, t`Next attempt`];
  return (
    <Table caption={t`Webhook deliveries`} heads={heads}>
      {deliveries.map((delivery) => (
        <Row key={delivery.id} delivery={delivery} />
      ))}
    </Table>
  );
}

const tones = {
  waiting: "caution",
  delivered: "positive",
  failed: "negative",
} as const satisfies Record<Delivery["state"], BadgeProps["tone"]>;

function Row({ delivery }: { delivery: Delivery }) {
  const { t, i18n } = useLingui();
  const { state, attempts } = delivery;
  const last = attempts.at(-1);
  const states = { waiting: t`Waiting`, delivered: t`Delivered`, failed: t`Failed` };
  return (
    <tr>
      <td>{formatMoment(delivery.created_at, i18n)}</td>
      <td>{delivery.platform}</td>
      <td>
        {delivery.event}
        <CellNote>{delivery.sequence}</CellNote>
      </td>
      <td>
        <Badge tone={tones[state]}>{states[state]}</Badge>
      </td>
      <td>
        {attempts.length}
        {last ? <CellNote>{last.error ?? last.status}</CellNote> : null}
      </td>
      <td>{delivery.next_at === null ? "–" : formatMoment(delivery.next_at, i18n)}</td>
    </tr>
  );
}
