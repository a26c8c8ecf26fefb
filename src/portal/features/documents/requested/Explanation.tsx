import type { explanation } from "@gatehouse/machines/documents/explanation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { OfName } from "#portal/app/OfName.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import * as css from "./requested.css.ts";

interface Props {
  actor: ActorRefFrom<typeof explanation>;
  /** The requested document. */
  title: string;
  id: string;
}

/** Why the document cannot be sent, in words; the focus follows what is shown. */
export function Explanation({ actor, title }: Pick<Props, "actor" | "title">) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  const id = useSelector(actor, ({ context }) => `words-${context.item}`);
  const Shown = isOpen ? Words : Opening;
  return (
    <FocusOnChange pane={isOpen} target={`#${id}`} reveal>
      <Shown actor={actor} title={title} id={id} />
    </FocusOnChange>
  );
}

/** Busy until the server has removed the words of before. */
function Opening({ actor, title, id }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const open = () => actor.send({ type: "explanation.open" });
  return (
    <div className={css.instead}>
      <Button id={id} look="quiet" small busy={isBusy} onClick={open}>
        <Trans>I cannot send this document</Trans>
        <OfName>{title}</OfName>
      </Button>
    </div>
  );
}

function Words({ actor, title, id }: Props) {
  const { t } = useLingui();
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const words = useSelector(actor, (snapshot) => snapshot.context.words);
  return (
    <div className={css.explanation}>
      <Field
        id={id}
        label={<Trans>Why you cannot send it</Trans>}
        hint={<Trans>We read your answer and decide whether we can continue without it.</Trans>}
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
        <OfName>{title}</OfName>
      </Button>
    </div>
  );
}
