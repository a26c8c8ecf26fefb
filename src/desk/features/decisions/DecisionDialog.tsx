import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import {
  type RejectionReason,
  rejectionReasonIds,
  rejectionReasons,
} from "#contract/desk/reasons.ts";
import { limits } from "#contract/limits.ts";
import { ChoiceCards } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { Blockers } from "../lines/Blockers.tsx";
import { useCase, useWork } from "../review/case-context.ts";
import type { CaseLine } from "../review/case-work.ts";
import { actNames, type OutcomeId, outcomes } from "../words/case-words.ts";
import { DeskDialog } from "./DeskDialog.tsx";
import { Told } from "./Told.tsx";

type DecisionAct = "propose" | "decide" | "confirm" | "endorse" | "return" | "withdraw";

/** What one act may lead to: a second person is due for a final rejection, and where the risk asks for one. */
function outcomesFor(act: DecisionAct, { needs_two: needsTwo }: CaseLine): OutcomeId[] {
  if (act === "propose") return ["approve", "rejectRetry", "rejectFinal"];
  if (act !== "decide") return [];
  return needsTwo ? ["rejectRetry"] : ["approve", "rejectRetry"];
}

/** Decides on one line, or on a proposal for it. It is bound to the case as it is shown. */
export function DecisionDialog({ line: id, act }: { line: LineId; act: DecisionAct }) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const { send } = useWork();
  const line = shown.lines.find((each) => each.line === id)!;
  const [typed, setTyped] = useState({
    outcome: null as OutcomeId | null,
    reason: "" as RejectionReason | "",
    note: "",
  });
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const { outcome, reason, note } = typed;
  const choices = outcomesFor(act, line);
  const isReject = outcome === "rejectRetry" || outcome === "rejectFinal";
  const isBlocked = outcome === "approve" && line.blockers.length > 0;
  const notYet = () => {
    if (isBlocked) return t`Settle what is missing first`;
    if (choices.length > 0 && outcome === null) return t`Choose a decision first`;
    if (isReject && reason === "") return t`Choose a reason first`;
    return act === "return" && note.trim() === "" ? t`Enter a reason first` : undefined;
  };
  const does = i18n._(actNames[act]);
  const proposed = line.decision.outcome as OutcomeId | null;
  return (
    <DeskDialog
      title={`${does}: ${i18n._(businessLines[id].name)}`}
      {...(choices.length === 0 && proposed !== null
        ? {
            description: (
              <Trans>
                {i18n._(outcomes[proposed])}, proposed by {line.decision.proposer?.name ?? ""}
              </Trans>
            ),
          }
        : {})}
      submit={does}
      look={isReject ? "danger" : "primary"}
      notYet={notYet()}
      onSubmit={() =>
        send({
          call: "deskDecision",
          body: {
            line: id,
            act,
            snapshot: shown.snapshot,
            outcome,
            reason: isReject && reason !== "" ? reason : null,
            note,
          },
        })
      }
    >
      {choices.length === 0 ? null : (
        <Field kind="radios" label={t`Decision`}>
          {(control) => (
            <ChoiceCards
              {...control}
              value={outcome ?? undefined}
              onChange={(value) => write({ outcome: value as OutcomeId })}
              choices={choices.map((value) => ({ value, label: i18n._(outcomes[value]) }))}
            />
          )}
        </Field>
      )}
      {isBlocked ? <Blockers line={line} /> : null}
      {isReject ? (
        <>
          <Field label={t`Reason`} required>
            {(control) => (
              <Select
                {...control}
                value={reason}
                empty={t`Choose a reason`}
                options={rejectionReasonIds.map((value) => ({
                  value,
                  label: i18n._(rejectionReasons[value].name),
                }))}
                onChange={(value) => write({ reason: value as RejectionReason | "" })}
              />
            )}
          </Field>
          <Told outcome={outcome} reason={reason} />
        </>
      ) : null}
      {act === "withdraw" ? null : (
        <Field
          label={act === "return" ? t`Reason` : t`Note`}
          hint={t`Only the desk reads it.`}
          {...(act === "return" ? {} : { mark: t`(optional)` })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={note}
              limit={limits.deskTextMax}
              onChange={(value) => write({ note: value })}
            />
          )}
        </Field>
      )}
    </DeskDialog>
  );
}
