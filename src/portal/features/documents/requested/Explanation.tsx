import type { explanation } from "@gatehouse/machines/documents/explanation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./requested.css.ts";

interface Props {
  actor: ActorRefFrom<typeof explanation>;
  /** The requested document. */
  title: string;
}

/** Why the document cannot be sent, in words. */
export function Explanation({ actor, title }: Props) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const words = useSelector(actor, (snapshot) => snapshot.context.words);
  const own = <VisuallyHidden>: {title}</VisuallyHidden>;
  if (!isOpen)
    return (
      <div className={css.instead}>
        <Button look="quiet" small onClick={() => actor.send({ type: "explanation.open" })}>
          <Trans>I cannot send this document</Trans>
          {own}
        </Button>
      </div>
    );
  return (
    <div className={css.explanation}>
      <Field
        label={<Trans>Why you cannot send it</Trans>}
        hint={<Trans>We read your answer and decide whether we can go on without it.</Trans>}
        error={isFailed ? t`Not saved yet. We will try again.` : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            value={words}
            limit={limits.requestWordsMax}
            count={(used, limit) => t`${used} of ${limit} characters`}
            onChange={(typed) =>
              actor.send({
                type: "explanation.change",
                words: [...typed].slice(0, limits.requestWordsMax).join(""),
              })
            }
            onBlur={() => actor.send({ type: "explanation.save" })}
          />
        )}
      </Field>
      <Button
        look="quiet"
        small
        className={css.back}
        onClick={() => actor.send({ type: "explanation.remove" })}
      >
        <Trans>Send a document instead</Trans>
        {own}
      </Button>
    </div>
  );
}
