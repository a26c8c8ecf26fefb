import { Trans, useLingui } from "@lingui/react/macro";
import { limits } from "#contract/limits.ts";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { AddDialog } from "./AddDialog.tsx";
import { type Person, usePeopleWork } from "./people-work.ts";
import { RolesDialog } from "./RolesDialog.tsx";

const hours = limits.deskSetUpHours;

/** The dialog that is open over the list. */
export function PeopleDialogs({ people }: { people: readonly Person[] }) {
  const { subject } = usePeopleWork();
  if (subject === null) return null;
  if (subject.kind === "deskAddPerson") return <AddDialog />;
  const person = people.find(({ id }) => id === subject.id);
  if (!person) return null;
  if (subject.kind === "deskSetRoles") return <RolesDialog person={person} />;
  if (subject.kind === "deskDisable") return <Disable person={person} />;
  return subject.kind === "deskEnable" ? <Enable person={person} /> : <Reset person={person} />;
}

interface Props {
  person: Person;
}

function Disable({ person: { id, name } }: Props) {
  const { t } = useLingui();
  const { send } = usePeopleWork();
  return (
    <WorkDialog
      title={t`Disable: ${name}`}
      description={
        <Trans>
          This person will be signed out immediately and cannot log in. Open proposals that they
          made or endorsed cannot be confirmed. Their cases stay assigned to them until you assign
          another person.
        </Trans>
      }
      submit={<Trans>Disable</Trans>}
      look="danger"
      onSubmit={() => send({ call: "deskDisable", id })}
    />
  );
}

function Enable({ person: { id, name } }: Props) {
  const { t } = useLingui();
  const { send } = usePeopleWork();
  return (
    <WorkDialog
      title={t`Enable: ${name}`}
      description={
        <Trans>
          This person can log in again with the same password and authenticator app, in the roles
          shown.
        </Trans>
      }
      submit={<Trans>Enable</Trans>}
      onSubmit={() => send({ call: "deskEnable", id })}
    />
  );
}

function Reset({ person: { id, name, email } }: Props) {
  const { t } = useLingui();
  const { send } = usePeopleWork();
  return (
    <WorkDialog
      title={t`Reset access: ${name}`}
      description={
        <Trans>
          This person is signed out at once. Password, authenticator app and recovery codes stop
          working. We email {email} a link to set up new ones, valid for {hours} hours.
        </Trans>
      }
      submit={<Trans>Reset access</Trans>}
      look="danger"
      onSubmit={() => send({ call: "deskReset", id })}
    />
  );
}
