import { useLingui } from "@lingui/react/macro";
import {
  type RejectionReason,
  rejectionReasonIds,
} from "#contract/application/rejection-reasons.ts";
import { rejectionReasons } from "#contract/desk/reasons.ts";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import type { OutcomeId } from "#contract/desk/case-words.ts";
import { Told } from "./Told.tsx";

interface Props {
  outcome: OutcomeId | null;
  value: RejectionReason | "";
  onChange: (value: RejectionReason | "") => void;
}

/** Why a line is rejected, and what the applicant reads of it. */
export function RejectionReasonField({ outcome, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`Reason`} required>
        {(control) => (
          <Select
            {...control}
            value={value}
            empty={t`Choose a reason`}
            options={rejectionReasonIds.map((id) => ({
              value: id,
              label: i18n._(rejectionReasons[id].name),
            }))}
            onChange={(next) => onChange(next as RejectionReason | "")}
          />
        )}
      </Field>
      <Told outcome={outcome} reason={value} />
    </>
  );
}
