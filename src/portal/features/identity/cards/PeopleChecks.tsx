import { Trans, useLingui } from "@lingui/react/macro";
import { useTransition } from "react";
import { newJumioLink, type PersonCheck } from "#contract/calls/identity/identity.ts";
import type { PersonState } from "#contract/identity/person-states.ts";
import { pastDay } from "#portal/app/past-day.ts";
import { Card } from "#ui/Card/Card.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { AlertCircleIcon, ClockIcon } from "#ui/icons/entry-icons.ts";
import { CheckCircleIcon, MailIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { useServices } from "#portal/system/use-portal.ts";

interface Props {
  people: readonly PersonCheck[];
  isHolder: boolean;
}

const signs: Record<PersonState, typeof MailIcon> = {
  notSent: AlertCircleIcon,
  sent: ClockIcon,
  late: AlertCircleIcon,
  underWay: ClockIcon,
  failed: AlertCircleIcon,
  verified: CheckCircleIcon,
};

/** The people that the submitted applications name, and how far each one's identity check is. */
export function PeopleChecks({ people, isHolder }: Props) {
  const standing = useStanding();
  if (people.length === 0) return null;
  const rows = people.map((row) => {
    const Sign = signs[row.state];
    return {
      key: row.person,
      sign: <Sign size={16} />,
      title: row.name,
      detail: row.email,
      since: <span role="status">{standing(row)}</span>,
      action: isHolder && row.state !== "verified" ? <SendLink row={row} /> : null,
    };
  });
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>Identity checks</Trans>
      </h2>
      <p className={small}>
        <Trans>Each person gets a link by email, which allows only their own check.</Trans>
      </p>
      <SideRows rows={rows} />
    </Card>
  );
}

function useStanding() {
  const { t, i18n } = useLingui();
  return ({ state, at }: PersonCheck): string => {
    const day = at === null ? "" : pastDay(at, i18n.locale);
    const words: Record<PersonState, string> = {
      notSent: t`Link not sent yet`,
      sent: t`Link sent on ${day}`,
      late: t`Late: link sent on ${day}`,
      underWay: t`Check under way`,
      failed: t`Failed on ${day}`,
      verified: t`Verified on ${day}`,
    };
    return words[state];
  };
}

/** A new link ends the one before. */
function SendLink({ row: { person, name, state } }: { row: PersonCheck }) {
  const { t } = useLingui();
  const { api, notify, reload } = useServices();
  const [isBusy, begin] = useTransition();
  const send = async () => {
    const outcome = await api({ ...newJumioLink, errorDisplay: "toast" }, { body: { person } });
    if (outcome.ok) notify("linkSent");
    reload();
  };
  return (
    <IconButton
      label={state === "notSent" ? t`Send link: ${name}` : t`Send again: ${name}`}
      aria-busy={isBusy}
      onClick={() => (isBusy ? undefined : begin(send))}
    >
      <MailIcon />
    </IconButton>
  );
}
