import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { RejectionReason } from "#contract/application/rejection-reasons.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { ChoiceCards } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { answerAt } from "../answers/focus-answer.ts";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { lineHead } from "../lines/line-head.ts";
import { Blockers } from "../lines/Blockers.tsx";
import { useCase, useWork } from "../review/case-context.ts";
import { actNames, type OutcomeId, outcomes } from "#contract/desk/case-words.ts";
import { type DecisionAct, outcomesFor } from "./decision-outcomes.ts";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { PrivateText } from "./PrivateText.tsx";
import { RejectionReasonField } from "./RejectionReasonField.tsx";

/** Decides on one line, or on a proposal for it. It is bound to the case as it is shown. */
export function DecisionDialog({ line: id, act }: { line: LineId; act: DecisionAct }) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const { send, close } = useWork();
  const wanted = useRef("");
  const line = shown.lines.find((each) => each.line === id)!;
  const { typed, write } = useDialogTyped({
    outcome: null as OutcomeId | null,
    reason: "" as RejectionReason | "",
    note: "",
  });
  const { outcome, reason, note } = typed;
  const choices = outcomesFor(act, line);
  const isReject = outcome === "rejectRetry" || outcome === "rejectFinal";
  const isBlocked = outcome === "approve" && line.blockers.length > 0;
  const notYet = () => {
    if (isBlocked) return t`Resolve the missing items first`;
    if (choices.length > 0 && outcome === null) return t`Choose a decision first`;
    if (isReject && reason === "") return t`Choose a reason first`;
    return act === "return" && note.trim() === "" ? t`Enter a reason first` : undefined;
  };
  const does = i18n._(actNames[act]);
  const name = i18n._(businessLines[id].name);
  const proposed = line.decision.outcome as OutcomeId | null;
  return (
    <WorkDialog
      title={t`${does}: ${name}`}
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
      focusAfter={() => answerAt(wanted.current)}
      shownAt={lineHead(id)}
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
      {isBlocked ? (
        <Callout tone="caution">
          <Trans>Required before approval</Trans>
          <Blockers
            line={line}
            leadTo={(target) => {
              wanted.current = target;
              close();
            }}
          />
        </Callout>
      ) : null}
      {isReject ? (
        <RejectionReasonField
          outcome={outcome}
          value={reason}
          onChange={(next) => write({ reason: next })}
        />
      ) : null}
      {act === "withdraw" ? null : (
        <PrivateText
          label={act === "return" ? t`Reason` : t`Note`}
          optional={act !== "return"}
          value={note}
          onChange={(value) => write({ note: value })}
        />
      )}
    </WorkDialog>
  );
}
