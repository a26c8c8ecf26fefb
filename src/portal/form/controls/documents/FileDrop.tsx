import { roomHere } from "@gatehouse/machines/documents/queue-room";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ControlProps } from "#ui/shared/control.ts";
import { DropArea } from "#ui/DropArea/DropArea.tsx";
import type { Queue } from "#portal/features/documents/chosen-files.ts";
import * as css from "./documents.css.ts";
import { RejectedFiles } from "./RejectedFiles.tsx";

interface Props {
  queue: Queue;
  /** Files that the slot takes. */
  most: number;
  onlyPdf?: boolean;
  /** Ends the name of the button. */
  about: string;
  control: ControlProps;
  onFiles: (files: readonly File[]) => void;
}

const accept = ".jpg,.jpeg,.png,.pdf";

/** The drop area of a queue, and the files that it rejected. */
export function FileDrop({ queue, most, onlyPdf, about, control, onFiles }: Props) {
  const { t } = useLingui();
  const isFull = useSelector(queue, (snapshot) => snapshot.hasTag("locked"));
  const filesTotal = useSelector(queue, (snapshot) => snapshot.context.totalLimit);
  const left = useSelector(queue, (snapshot) => roomHere(snapshot.context));
  const isSlotFull = useSelector(queue, (snapshot) => snapshot.context.files.length >= most);
  return (
    <>
      {isFull ? (
        <p className={css.closed}>
          {isSlotFull ? (
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
          id={control.id}
          invalid={control.invalid}
          describedBy={control.describedBy}
          accept={onlyPdf ? ".pdf" : accept}
          multiple={most > 1}
          about={about}
          words={{
            choose: t`Choose files`,
            ...(left === most
              ? { orDrop: <Trans>or drop them here</Trans> }
              : {
                  left: (
                    <Plural value={left} one="# more file allowed" other="# more files allowed" />
                  ),
                }),
          }}
          onFiles={onFiles}
        />
      )}
      <RejectedFiles queue={queue} />
    </>
  );
}
