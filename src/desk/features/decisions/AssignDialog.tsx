import { Trans, useLingui } from "@lingui/react/macro";
import { deskPeople } from "#contract/calls/desk-session.ts";
import { caseWorkers } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useReading } from "#desk/system/use-reading.ts";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { useCase, useWork } from "../review/case-context.ts";
import { WorkDialog } from "../work/WorkDialog.tsx";

/** Hands a case to another person, with a reason. */
export function AssignDialog() {
  const { t } = useLingui();
  const { case: shown } = useCase();
  const { send } = useWork();
  const people = (useReading(deskPeople).result ?? []).filter(
    ({ id, roles }) =>
      id !== shown.assignee?.id && roles.some((role) => caseWorkers.includes(role)),
  );
  const { typed, write } = useDialogTyped({ person: "", reason: "" });
  const isComplete = typed.person !== "" && typed.reason.trim() !== "";
  return (
    <WorkDialog
      title={<Trans>Assign the case</Trans>}
      submit={<Trans>Assign</Trans>}
      notYet={isComplete ? undefined : t`Choose a person and enter a reason first`}
      onSubmit={() => send({ call: "deskAssign", body: typed })}
    >
      <Field label={t`Person`}>
        {(control) => (
          <Select
            {...control}
            value={typed.person}
            empty={t`Choose a person`}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(person) => write({ person })}
          />
        )}
      </Field>
      <Field label={t`Reason`} hint={t`Visible to the desk only.`}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.reason}
            maxLength={limits.textMax}
            onChange={(reason) => write({ reason })}
          />
        )}
      </Field>
    </WorkDialog>
  );
}
