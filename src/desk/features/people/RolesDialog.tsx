import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { WorkDialog } from "#desk/shell/WorkDialog.tsx";
import { type Person, usePeopleWork } from "./people-work.ts";
import { RoleCards } from "./RoleCards.tsx";

/** New roles count at once. Roles that another administrator gave meanwhile are not overwritten unseen. */
export function RolesDialog({ person: { id, name, roles: before } }: { person: Person }) {
  const { t } = useLingui();
  const { send } = usePeopleWork();
  const [roles, choose] = useState(before);
  return (
    <WorkDialog
      title={t`Change roles: ${name}`}
      submit={<Trans>Save roles</Trans>}
      notYet={roles.length === 0 ? t`Choose a role first` : undefined}
      onSubmit={() => send({ call: "deskSetRoles", id, body: { roles, before } })}
    >
      <RoleCards values={roles} onChange={choose} />
    </WorkDialog>
  );
}
