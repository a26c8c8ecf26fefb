import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deliverySenders } from "#contract/desk/roles.ts";
import { formatMoment } from "#contract/moments.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Cell, CellNote, NoCell, Row } from "#ui/Table/Table.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import { type Delivery, useDeliveriesWork } from "./deliveries-work.ts";

const tones = {
  waiting: "caution",
  delivered: "positive",
  failed: "negative",
} as const satisfies Record<Delivery["state"], BadgeProps["tone"]>;

export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t, i18n } = useLingui();
  const { id, state, attempts, next_at } = delivery;
  const mayAgain = usePerson().roles.some((role) => deliverySenders.includes(role));
  const states = { waiting: t`Waiting`, delivered: t`Delivered`, failed: t`Failed` };
  return (
    <Row>
      <Cell>{formatMoment(delivery.created_at, i18n)}</Cell>
      <Cell head={t`Platform`}>{delivery.platform}</Cell>
      <Cell head={t`Event`}>
        {delivery.event}
        <CellNote>{delivery.sequence}</CellNote>
      </Cell>
      <Cell head={t`State`}>
        <Badge tone={tones[state]}>{states[state]}</Badge>
      </Cell>
      <Cell head={t`Last response`}>
        <LastAnswer attempts={attempts} />
      </Cell>
      <Cell head={t`Next attempt`}>
        {state === "failed" && mayAgain ? (
          <SendAgain id={id} about={`${delivery.platform}, ${delivery.sequence}`} />
        ) : next_at === null ? (
          <NoCell />
        ) : (
          formatMoment(next_at, i18n)
        )}
      </Cell>
    </Row>
  );
}

function LastAnswer({ attempts }: Pick<Delivery, "attempts">) {
  const { t, i18n } = useLingui();
  const last = attempts.at(-1);
  if (!last) return <NoCell />;
  const { status, error } = last;
  const reasons: Readonly<Record<string, string>> = {
    endpoint_disabled: t`Not sent: the webhook is disabled`,
    address_not_public: t`Not sent: the address is not public`,
  };
  const count = attempts.length;
  return (
    <>
      {status === null
        ? (reasons[error ?? ""] ?? t`No response (${error ?? ""})`)
        : `HTTP ${status}`}
      <CellNote>
        {formatMoment(last.at, i18n)} · <Plural value={count} one="# attempt" other="# attempts" />
      </CellNote>
    </>
  );
}

function SendAgain({ id, about }: { id: string; about: string }) {
  const { t } = useLingui();
  const { send, isSending } = useDeliveriesWork();
  return (
    <Button
      look="secondary"
      small
      notYet={isSending}
      aria-label={t`Send again: ${about}`}
      onClick={() => send({ id })}
    >
      <Trans>Send again</Trans>
    </Button>
  );
}
