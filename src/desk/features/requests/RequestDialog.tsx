import { Trans, useLingui } from "@lingui/react/macro";
import { Callout } from "#ui/Callout/Callout.tsx";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { useCase, useWork } from "../review/case-context.ts";
import { PublicText } from "./PublicText.tsx";
import { LinesAndDue } from "./LinesAndDue.tsx";
import { type DraftItem, draftOf, itemsFrom, linesInReview } from "./request-items.ts";
import { RequestItem } from "./RequestItem.tsx";
import { RequestPreview } from "./RequestPreview.tsx";
import * as css from "./requests.css.ts";

type ItemEdits = Readonly<Record<string, Partial<Pick<DraftItem, "slot" | "publicText">>>>;

/** Asks for what the verdicts name; the preview is what the applicant reads. */
export function RequestDialog() {
  const { t } = useLingui();
  const here = useCase();
  const { case: shown } = here;
  const { send } = useWork();
  const { typed, write } = useDialogTyped({
    ...draftOf(here),
    edits: {} as ItemEdits,
    omitted: [] as readonly string[],
  });
  const { edits, omitted } = typed;
  const inReview = linesInReview(shown);
  const draft = { ...typed, lines: typed.lines.filter((line) => inReview.includes(line)) };
  const items = itemsFrom(here)
    .filter(({ key }) => !omitted.includes(key))
    .map((item) => ({ ...item, ...edits[item.key] }));
  const isComplete =
    items.length > 0 &&
    draft.lines.length > 0 &&
    draft.dueOn !== "" &&
    items.every(({ slot, publicText }) => slot !== "" && publicText.trim() !== "");
  const sendRequest = () =>
    send({
      call: "deskRequest",
      body: {
        lines: draft.lines,
        due_on: draft.dueOn,
        public_text: draft.text,
        snapshot: shown.snapshot,
        items: items.map(({ slot, rejectedUid, reason, publicText }) => ({
          slot,
          rejected_uid: rejectedUid,
          reason,
          public_text: publicText,
        })),
      },
    });
  return (
    <WorkDialog
      title={<Trans>Request documents</Trans>}
      description={
        <Trans>Rejected documents and answers that require evidence are included.</Trans>
      }
      submit={<Trans>Send to the applicant</Trans>}
      notYet={isComplete ? undefined : t`The request is incomplete`}
      onSubmit={sendRequest}
    >
      <div className={css.wide}>
        <div className={css.form}>
          {items.length === 0 ? (
            <Callout tone="caution">
              <Trans>
                Nothing to request. Reject a document, or mark an answer “Evidence required”.
              </Trans>
            </Callout>
          ) : null}
          <ul className={css.items}>
            {items.map((item) => (
              <RequestItem
                key={item.key}
                item={item}
                onChange={({ slot, publicText }) =>
                  write({ edits: { ...edits, [item.key]: { slot, publicText } } })
                }
                onRemove={() => write({ omitted: [...omitted, item.key] })}
              />
            ))}
          </ul>
          <PublicText
            label={t`Introduction`}
            optional
            value={draft.text}
            onChange={(text) => write({ text })}
          />
          <LinesAndDue draft={draft} onChange={({ lines, dueOn }) => write({ lines, dueOn })} />
        </div>
        <RequestPreview draft={draft} items={items} />
      </div>
    </WorkDialog>
  );
}
