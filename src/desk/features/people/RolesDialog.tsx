import { Trans, useLingui } from "@lingui/react/macro";
import { type DeskRole, deskRoles } from "#contract/desk/roles.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { type Person, usePeopleWork } from "./people-work.ts";
import { RoleCards } from "./RoleCards.tsx";

/** New roles count at once. Roles that another administrator gave meanwhile are shown first. */
export function RolesDialog({ person: { id, name, roles: before } }: { person: Person }) {
  const { t } = useLingui();
  const { send } = usePeopleWork();
  const { typed, write } = useDialogTyped({ roles: before, before });
  return (
    <WorkDialog
      title={t`Change roles: ${name}`}
      submit={<Trans>Save roles</Trans>}
      notYet={typed.roles.length === 0 ? t`Choose a role first` : undefined}
      onSubmit={() => send({ call: "deskSetRoles", id, body: { roles: typed.roles, before } })}
    >
      {typed.before.join() === before.join() ? null : <RolesNow roles={before} />}
      <RoleCards
        values={typed.roles}
        onChange={(roles) => write({ roles, before: typed.before })}
      />
    </WorkDialog>
  );
}

function RolesNow({ roles }: { roles: readonly DeskRole[] }) {
  const { i18n } = useLingui();
  const names = roles.map((role) => i18n._(deskRoles[role]));
  const list = formatList(names, i18n.locale as Locale);
  return (
    <Callout tone="caution">
      <Trans>These roles were changed since you chose yours. They are now: {list}</Trans>
    </Callout>
  );
}
