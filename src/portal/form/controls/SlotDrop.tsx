import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import type { ControlProps } from "#ui/control.ts";
import { DropArea } from "#ui/DropArea.tsx";
import { useApplication } from "../../wiring/application-context.ts";
import { type Queue, refusedWords, takeIn } from "../../wiring/uploads.ts";
import * as css from "./documents.css.ts";
import type { SlotRules } from "./slot-rules.tsx";

interface Props {
  queue: Queue;
  field: ControlProps;
  rules: SlotRules;
  title: string;
  /** The slot's own name, of one person where it is a person's. */
  slot: string;
  missing: boolean;
}

const { filesTotal } = limits;
const accept = ".jpg,.jpeg,.png,.pdf";

/** Takes files by button or by dropping, and says which were turned away and why. */
export function SlotDrop({ queue, field, rules, title, slot, missing }: Props) {
  const { t } = useLingui();
  const application = useApplication();
  const isFull = useSelector(queue, (snapshot) => snapshot.hasTag("locked"));
  const left = useSelector(queue, (snapshot) => rules.most - snapshot.context.files.length);
  const drop = (chosen: readonly File[]) => {
    queue.send({ type: "elsewhere.change", count: application.filesBeside(slot) });
    queue.send({ type: "file.drop", files: takeIn(chosen) });
  };
  return (
    <>
      {isFull ? (
        <p className={css.closed}>
          {left === 0 ? (
            <Trans>This document has all its files. Remove one to choose another.</Trans>
          ) : (
            <Trans>
              All {filesTotal} files are used. Remove one from any of your documents, or contact the
              KYC team.
            </Trans>
          )}
        </p>
      ) : (
        <DropArea
          id={field.id}
          invalid={missing}
          describedBy={missing ? `${field.id}-error` : undefined}
          accept={accept}
          multiple={rules.most > 1}
          about={title}
          words={{
            choose: t`Choose files`,
            ...(left === rules.most
              ? { orDrop: <Trans>or drop them here</Trans> }
              : {
                  left: (
                    <Plural value={left} one="# more file allowed" other="# more files allowed" />
                  ),
                }),
          }}
          onFiles={drop}
        />
      )}
      <TurnedAway queue={queue} />
    </>
  );
}

function TurnedAway({ queue }: { queue: Queue }) {
  const list = useSelector(queue, (snapshot) => snapshot.context.turnedAway);
  const over = useSelector(queue, (snapshot) => snapshot.matches("over"));
  const overAll = useSelector(queue, (snapshot) => snapshot.matches({ over: "inAll" }));
  if (!over && list.length === 0) return null;
  return (
    <div className={css.away}>
      <Callout tone="negative" role="alert">
        {over ? <p>{refusedWords(overAll ? "uploadTotalFull" : "uploadSlotFull")}</p> : null}
        {list.length > 1 ? (
          <p>
            <Trans>Multiple images do not meet specifications</Trans>
          </p>
        ) : null}
        {list.map(({ name, refusal }) => (
          <p key={name}>
            <Trans>
              <bdi>{name}</bdi>: {refusal}
            </Trans>
          </p>
        ))}
        <Button
          look="quiet"
          small
          className={css.close}
          onClick={() => queue.send({ type: "refusal.dismiss" })}
        >
          <Trans>Close</Trans>
        </Button>
      </Callout>
    </div>
  );
}
