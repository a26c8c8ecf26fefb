import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useCase, useWork } from "../review/case-context.ts";
import { PublicText } from "./PublicText.tsx";
import { LinesAndDue } from "./LinesAndDue.tsx";
import { draftOf, itemsFrom } from "./request-items.ts";
import { RequestItem } from "./RequestItem.tsx";
import { RequestPreview } from "./RequestPreview.tsx";
import * as css from "./requests.css.ts";

/** Asks for what the verdicts name; the preview is what the applicant reads. */
export function RequestDialog() {
  const { t } = useLingui();
  const here = useCase();
  const { case: shown } = here;
  const { send, close, isSending, failure } = useWork();
  const [draft, setDraft] = useState(() => draftOf(here));
  const [items, setItems] = useState(() => itemsFrom(here));
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
    <Dialog
      open
      onClose={close}
      firm
      close={t`Close`}
      title={<Trans>Request documents</Trans>}
      description={<Trans>Rejected documents and answers that want evidence are asked for.</Trans>}
      actions={
        <>
          <Button look="secondary" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            busy={isSending}
            notYet={isComplete ? false : t`Something is missing in the request`}
            onClick={sendRequest}
          >
            <Trans>Send to the applicant</Trans>
          </Button>
        </>
      }
    >
      <div className={css.wide}>
        <div className={css.form}>
          {failure === null ? null : (
            <Callout tone="negative" role="alert">
              {failure}
            </Callout>
          )}
          {items.length === 0 ? (
            <Callout tone="caution">
              <Trans>
                Nothing to ask for: reject a document, or mark an answer “Evidence wanted”.
              </Trans>
            </Callout>
          ) : null}
          <ul className={css.items}>
            {items.map((item) => (
              <RequestItem
                key={item.key}
                item={item}
                onChange={(next) =>
                  setItems(items.map((each) => (each.key === item.key ? next : each)))
                }
                onRemove={() => setItems(items.filter((each) => each.key !== item.key))}
              />
            ))}
          </ul>
          <PublicText
            label={t`Introduction`}
            optional
            value={draft.text}
            onChange={(text) => setDraft({ ...draft, text })}
          />
          <LinesAndDue draft={draft} onChange={setDraft} />
        </div>
        <RequestPreview draft={draft} items={items} />
      </div>
    </Dialog>
  );
}
