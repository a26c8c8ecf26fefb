import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { lapseCauses } from "#contract/calls/desk-work.ts";
import { ChoiceCards } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { useWork } from "../review/case-context.ts";
import { lapseCauseNames } from "#contract/desk/case-words.ts";
import { lineHead } from "../lines/line-head.ts";
import { WorkDialog } from "../work/WorkDialog.tsx";

type Cause = (typeof lapseCauses)[number];

/** Ends an approval; the line is reviewed again. */
export function LapseDialog({ line }: { line: LineId }) {
  const { t, i18n } = useLingui();
  const { send } = useWork();
  const { typed, write } = useDialogTyped<{ cause: Cause | null }>({ cause: null });
  const { cause } = typed;
  const name = i18n._(businessLines[line].name);
  return (
    <WorkDialog
      title={t`End the approval: ${name}`}
      description={
        <Trans>The business line returns to review, and an open business account is frozen.</Trans>
      }
      submit={<Trans>End approval</Trans>}
      look="danger"
      shownAt={lineHead(line)}
      notYet={cause ? undefined : t`Choose a cause first`}
      onSubmit={() => {
        if (cause) send({ call: "deskLapse", body: { line, cause } });
      }}
    >
      <Field kind="radios" label={t`Cause`}>
        {(control) => (
          <ChoiceCards
            {...control}
            value={cause ?? undefined}
            onChange={(value) => write({ cause: value as Cause })}
            choices={lapseCauses.map((value) => ({
              value,
              label: i18n._(lapseCauseNames[value]),
            }))}
          />
        )}
      </Field>
    </WorkDialog>
  );
}
