import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type DeskRole, deskRoleIds, deskRoles } from "#contract/desk/roles.ts";
import { ChoiceCardsMany } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Field } from "#ui/Field/Field.tsx";

const duties = {
  reviewer: msg`Works on cases and proposes decisions`,
  approver: msg`Same as reviewer. Also confirms proposals made by others`,
  seniorManager: msg`Endorses high-risk and politically exposed applicants`,
  auditor: msg`Can view everything. Cannot make changes`,
  administrator: msg`Adds people and assigns roles. Cannot view cases`,
} satisfies Record<DeskRole, unknown>;

interface Props {
  values: readonly DeskRole[];
  onChange: (roles: DeskRole[]) => void;
}

/** A person may have several roles. */
export function RoleCards({ values, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <Field kind="group" label={t`Roles`}>
      {(control) => (
        <ChoiceCardsMany
          {...control}
          values={values}
          onChange={(roles) => onChange(roles as DeskRole[])}
          choices={deskRoleIds.map((role) => ({
            value: role,
            label: i18n._(deskRoles[role]),
            detail: i18n._(duties[role]),
          }))}
        />
      )}
    </Field>
  );
}
