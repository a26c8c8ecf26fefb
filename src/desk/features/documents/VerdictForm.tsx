import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import {
  type DocumentReason,
  documentReasonIds,
  documentReasonOf,
} from "#contract/desk/reasons.ts";
import type { DocumentVerdict as VerdictId } from "#contract/desk/verdicts.ts";
import { Button } from "#ui/Button/Button.tsx";
import { ChoiceCards } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { PrivateText } from "../decisions/PrivateText.tsx";
import { PublicText } from "../requests/PublicText.tsx";
import type { useTyped } from "../drafts/use-typed.ts";
import { useCase, useWork } from "../review/case-context.ts";
import type { CaseFile } from "../review/case-work.ts";
import { verdictForm } from "./verdict-form.ts";
import * as css from "./documents.css.ts";

export interface Typed {
  /** The moment of the verdict that it replaces. */
  since: number | null;
  verdict: VerdictId | undefined;
  reason: DocumentReason | "";
  publicText: string;
  note: string;
}

interface Props {
  file: CaseFile;
  mine: ReturnType<typeof useTyped<Typed>>;
}

/** Accept or reject; what the applicant reads and what the desk reads are apart. */
export function VerdictForm({ file, mine }: Props) {
  const { t, i18n } = useLingui();
  const { words } = useCase();
  const { send, isSending } = useWork();
  const { typed, isKept, discard } = mine;
  const write = (change: Partial<Typed>) => mine.write({ since: typed.since, ...change });
  const { verdict, reason, publicText, note } = typed;
  const isRejected = verdict === "rejected";
  const isComplete = verdict === "accepted" || (isRejected && reason !== "" && publicText !== "");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || verdict === undefined) return;
    const why = isRejected && reason !== "" ? { reason, public_text: publicText } : {};
    send({
      call: "deskVerdict",
      body: { kind: "document", target: file.uid, value: file.sha256, verdict, ...why, note },
      form: verdictForm(file.uid),
    });
  };
  return (
    <form onSubmit={save} className={css.verdict} aria-label={t`Verdict on the document`}>
      <Field kind="radios" label={t`Verdict`}>
        {(control) => (
          <ChoiceCards
            {...control}
            columns={2}
            value={verdict}
            onChange={(value) => write({ verdict: value as VerdictId })}
            choices={[
              { value: "accepted", label: t`Accept` },
              { value: "rejected", label: t`Reject` },
            ]}
          />
        )}
      </Field>
      {isRejected ? (
        <>
          <Field label={t`Reason`} required>
            {(control) => (
              <Select
                {...control}
                value={reason}
                empty={t`Choose a reason`}
                options={documentReasonIds.map((value) => ({
                  value,
                  label: i18n._(documentReasonOf(value).name),
                }))}
                onChange={(value) => {
                  const next = value as DocumentReason | "";
                  const told = next === "" ? "" : words._(documentReasonOf(next).told);
                  write({ reason: next, publicText: told });
                }}
              />
            )}
          </Field>
          <PublicText value={publicText} onChange={(value) => write({ publicText: value })} />
        </>
      ) : null}
      {verdict === undefined ? null : (
        <>
          <PrivateText
            label={t`Private note`}
            optional
            value={note}
            onChange={(value) => write({ note: value })}
          />
          <div className={css.verdictActions}>
            <Button
              type="submit"
              busy={isSending}
              notYet={isComplete ? false : t`Choose a reason first`}
            >
              <Trans>Save verdict</Trans>
            </Button>
            {isKept ? (
              <Button look="quiet" onClick={discard}>
                <Trans>Discard</Trans>
              </Button>
            ) : null}
          </div>
        </>
      )}
    </form>
  );
}
