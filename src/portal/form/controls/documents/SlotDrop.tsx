import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { limits } from "#contract/limits.ts";
import type { ControlProps } from "#ui/shared/control.ts";
import { DropArea } from "#ui/DropArea/DropArea.tsx";
import { useAnswerStore } from "#portal/features/application/application-context.ts";
import { chosenFiles, occupancyOf, type Queue } from "#portal/features/documents/uploads.ts";
import { useEdited } from "#portal/form/scope.ts";
import * as css from "./documents.css.ts";
import { RejectedFiles } from "./RejectedFiles.tsx";
import type { SlotRules } from "./slot-rules.tsx";

interface Props {
  queue: Queue;
  /** The question that asks for the files. */
  name: string;
  field: ControlProps;
  rules: SlotRules;
  title: string;
  /** The name of the slot, with the person's id if it belongs to one. */
  slot: string;
  missing: boolean;
}

const { filesTotal } = limits;
const accept = ".jpg,.jpeg,.png,.pdf";

/** Takes files, and shows which were rejected and why. */
export function SlotDrop({ queue, name, field, rules, title, slot, missing }: Props) {
  const { t } = useLingui();
  const answers = useAnswerStore();
  const edited = useEdited(name);
  const isFull = useSelector(queue, (snapshot) => snapshot.hasTag("locked"));
  const left = useSelector(queue, (snapshot) => rules.most - snapshot.context.files.length);
  const drop = (chosen: readonly File[]) => {
    edited();
    queue.send(occupancyOf(answers, slot));
    queue.send({ type: "file.drop", files: chosenFiles(chosen) });
  };
  return (
    <>
      {isFull ? (
        <p className={css.closed}>
          {left === 0 ? (
            <Trans>
              This document has the maximum number of files. Remove one to choose another.
            </Trans>
          ) : (
            <Trans>
              You have used all {filesTotal} files. Remove one from any of your documents, or
              contact the KYC team.
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
      <RejectedFiles queue={queue} />
    </>
  );
}
