import { Trans, useLingui } from "@lingui/react/macro";
import { is } from "valibot";
import { deskAddPerson } from "#contract/calls/desk-people.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { DialogText } from "../work/DialogText.tsx";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { usePeopleWork } from "./people-work.ts";
import { RoleCards } from "./RoleCards.tsx";

const { name: nameRule, email: emailRule } = deskAddPerson.body.entries;
const hours = limits.deskSetUpHours;
const noRoles: DeskRole[] = [];

export function AddDialog() {
  const { t } = useLingui();
  const { send } = usePeopleWork();
  const { typed, write } = useDialogTyped({ name: "", email: "", roles: noRoles });
  const notYet = () => {
    if (!is(nameRule, typed.name)) return t`Enter the name first`;
    if (!is(emailRule, typed.email)) return t`Enter a valid email address first`;
    return typed.roles.length === 0 ? t`Choose a role first` : undefined;
  };
  return (
    <WorkDialog
      title={<Trans>Add a desk person</Trans>}
      description={
        <Trans>
          We email this person a link, valid for {hours} hours, to set up a password and an
          authenticator app.
        </Trans>
      }
      submit={<Trans>Add and send the link</Trans>}
      notYet={notYet()}
      onSubmit={() => send({ call: "deskAddPerson", body: typed })}
    >
      <DialogText
        label={t`Name`}
        value={typed.name}
        maxLength={limits.textMax}
        onChange={(name) => write({ name })}
      />
      <DialogText
        label={t`Email`}
        value={typed.email}
        maxLength={limits.emailMax}
        inputMode="email"
        onChange={(email) => write({ email })}
      />
      <RoleCards values={typed.roles} onChange={(roles) => write({ roles })} />
    </WorkDialog>
  );
}
