import { useLingui } from "@lingui/react/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { ChoiceCardsMany } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useCase } from "../review/case-context.ts";
import { type RequestDraft, linesInReview } from "./request-items.ts";

interface Props {
  draft: RequestDraft;
  onChange: (draft: RequestDraft) => void;
}

export function LinesAndDue({ draft, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  return (
    <>
      <Field kind="group" label={t`Business lines`}>
        {(control) => (
          <ChoiceCardsMany
            {...control}
            columns={2}
            values={draft.lines}
            onChange={(lines) => onChange({ ...draft, lines: lines as LineId[] })}
            choices={linesInReview(shown).map((value) => ({
              value,
              label: i18n._(businessLines[value].name),
            }))}
          />
        )}
      </Field>
      <Field label={t`Due date`}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={draft.dueOn}
            onChange={(dueOn) => onChange({ ...draft, dueOn })}
          />
        )}
      </Field>
    </>
  );
}
