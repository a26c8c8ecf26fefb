import type { QueuedFile } from "@gatehouse/machines/documents/upload-queue";
import type { AnyActorRef } from "xstate";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { FileRow, type FileState } from "#ui/FileRow/FileRow.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { RefreshIcon, TrashIcon, XIcon } from "#ui/icons/icons.ts";
import { RemovalDialog } from "./RemovalDialog.tsx";
import { rejectionMessage } from "#portal/features/documents/chosen-files.ts";

const states: Record<string, FileState> = {
  checking: "checking",
  uploading: "uploading",
  paused: "paused",
  interrupted: "failed",
  rejected: "failed",
  stored: "stored",
  removalAsked: "stored",
  removing: "checking",
  removed: "checking",
};

const quarter = 25;
const whole = 100;

interface Props {
  file: QueuedFile;
  onRemove?: () => void;
}

/** One file. Retry and remove go to the file's own actor. */
export function UploadRow({ file, onRemove }: Props) {
  const { name, ref } = file;
  const { t, i18n } = useLingui();
  const { at, state, percent, size, words } = useUpload(ref, name);
  const isUnderWay = state === "uploading" || state === "paused";
  const spokenPercent = Math.floor(percent / quarter) * quarter;
  // The alert above its row speaks of a file that did not arrive.
  const spoken = at === "interrupted" ? undefined : t`${name}: ${words}`;
  const progress = { value: percent / whole, label: t`Progress of ${name}` };
  const removeButton = useRef<HTMLButtonElement>(null);
  const slot = () => removeButton.current?.closest<HTMLElement>("[role=group][tabindex]") ?? null;
  const remove = () => {
    onRemove?.();
    const removal = ref.getSnapshot().children.remove as AnyActorRef | undefined;
    if (removal) removal.send({ type: "call.retry" });
    else ref.send({ type: at === "removalAsked" ? "removal.confirm" : "upload.remove" });
  };
  const retry = () => {
    // The row moves back to the list, and this button goes.
    slot()?.focus({ preventScroll: true });
    ref.send({ type: "upload.retry" });
  };
  return (
    <FileRow
      name={name}
      state={state}
      words={words}
      detail={sizeWords(size, i18n.locale)}
      {...(isUnderWay ? { progress } : {})}
      spoken={state === "uploading" ? t`${name}: ${spokenPercent}%` : spoken}
      actions={
        <>
          {at === "interrupted" ? (
            <Button look="secondary" small icon={<RefreshIcon />} onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          ) : null}
          <IconButton
            ref={removeButton}
            label={t`Remove ${name}`}
            onClick={at === "stored" ? () => ref.send({ type: "removal.ask" }) : remove}
          >
            {isUnderWay ? <XIcon /> : <TrashIcon />}
          </IconButton>
          <RemovalDialog file={file} onConfirm={remove} slot={slot} />
        </>
      }
    />
  );
}

/** The state of one upload, also in words. */
function useUpload(ref: QueuedFile["ref"], name: string) {
  const { t } = useLingui();
  const at = useSelector(ref, (snapshot) => String(snapshot.value));
  const { percent, refusal, size } = useSelector(ref, (snapshot) => snapshot.context);
  const removal = useSelector(ref, (snapshot) => snapshot.children["remove"]) as
    | AnyActorRef
    | undefined;
  const isUnremoved = useSelector(removal, (snapshot) => snapshot?.hasTag("failed") ?? false);
  const state = isUnremoved ? "failed" : (states[at] ?? "checking");
  const words = {
    waiting: t`Waiting`,
    checking: at === "removing" ? t`Removing` : t`Checking the file`,
    uploading: percent < whole ? t`Uploading ${percent}%` : t`Checking the file. Please wait`,
    paused: t`Paused while you are offline. Resumes automatically`,
    stored: t`Stored`,
    failed: isUnremoved
      ? t`The file could not be removed. Please try again`
      : rejectionMessage(refusal ?? { code: "uploadFailed" }, name),
  } satisfies Record<FileState, string>;
  return { at, state, percent, size, words: words[state] };
}

const kilobyte = 1024;

function sizeWords(bytes: number, locale: string): string {
  const isBig = bytes >= kilobyte * kilobyte;
  const amount = isBig ? bytes / (kilobyte * kilobyte) : Math.max(1, Math.round(bytes / kilobyte));
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)}\u00a0${isBig ? "MB" : "KB"}`;
}
