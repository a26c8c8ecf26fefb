import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { limits } from "#contract/limits.ts";
import { formatMoment } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { useTyped } from "../drafts/use-typed.ts";
import { useCase, useWork } from "./case-context.ts";
import * as css from "./review.css.ts";

/** A note stays as it was written. */
export function NotesPane() {
  const { i18n } = useLingui();
  const { case: shown } = useCase();
  return (
    <div className={css.stack}>
      {shown.may_work ? <NewNote /> : null}
      {shown.notes.length === 0 ? (
        <p className={css.nothing}>
          <Trans>No notes yet</Trans>
        </p>
      ) : (
        <ol className={css.notes} reversed>
          {shown.notes.toReversed().map(({ text, by, at }) => (
            <li key={`${at} ${text}`} className={css.note}>
              <p className={css.noteText}>{text}</p>
              <p className={css.caption}>
                {by.name} · {formatMoment(at, i18n)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function NewNote() {
  const { t } = useLingui();
  const { send, isSending } = useWork();
  const { typed, write } = useTyped("note", { text: "", key: "" });
  const { text, key } = typed;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") send({ call: "deskNote", body: { text, key }, form: "note" });
  };
  return (
    <form onSubmit={save} className={css.stack}>
      <Field
        label={t`Note`}
        hint={<Trans>Visible to the desk only. Notes cannot be changed after saving.</Trans>}
      >
        {(control) => (
          <TextArea
            {...control}
            value={text}
            onChange={(next) => write({ text: next, key: next && crypto.randomUUID() })}
            limit={limits.deskTextMax}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="secondary" small busy={isSending}>
          <Trans>Add note</Trans>
        </Button>
      </div>
    </form>
  );
}
