import type { QueuedFile } from "@gatehouse/machines/upload-queue";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button.tsx";
import { FileRow, type FileState } from "#ui/FileRow.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { RefreshIcon } from "#ui/icons/RefreshIcon.tsx";
import { TrashIcon } from "#ui/icons/TrashIcon.tsx";
import { XIcon } from "#ui/icons/XIcon.tsx";
import { chosenFile, refusedWords, storedFile } from "../../wiring/uploads.ts";

const states: Record<string, FileState> = {
  arriving: "waiting",
  checking: "checking",
  uploading: "uploading",
  paused: "paused",
  failed: "failed",
  refused: "failed",
  stored: "stored",
  removing: "checking",
  notRemoved: "failed",
  removed: "checking",
};

const quarter = 25;
const whole = 100;

/** One file and what goes on with it; retry and remove are sent to the file's own actor. */
export function UploadRow({ file }: { file: QueuedFile }) {
  const { t, i18n } = useLingui();
  const at = useSelector(file.ref, (snapshot) => String(snapshot.value));
  const percent = useSelector(file.ref, (snapshot) => snapshot.context.percent);
  const refusal = useSelector(file.ref, (snapshot) => snapshot.context.refusal);
  const state = states[at] ?? "checking";
  const size = storedFile(file.uid)?.size ?? chosenFile(file.uid)?.size;
  const spokenPercent = Math.floor(percent / quarter) * quarter;
  const { name } = file;
  const words = {
    waiting: t`Waiting`,
    checking: at === "removing" ? t`Removing` : t`Checking the file`,
    uploading: t`Uploading ${percent}%`,
    paused: t`Paused, offline. Continues by itself`,
    stored: t`Stored`,
    failed:
      at === "notRemoved"
        ? t`The file could not be removed. Please try again`
        : (refusal ?? refusedWords("uploadFailed")),
  } satisfies Record<FileState, string>;
  return (
    <FileRow
      name={name}
      state={state}
      words={words[state]}
      {...(size === undefined ? {} : { detail: sizeWords(size, i18n.locale) })}
      {...(state === "uploading" || state === "paused"
        ? { progress: { value: percent / whole, label: t`Progress of ${name}` } }
        : {})}
      spoken={state === "uploading" ? t`${name}: ${spokenPercent}%` : `${name}: ${words[state]}`}
      actions={
        <>
          {at === "failed" ? (
            <Button
              look="secondary"
              small
              icon={<RefreshIcon />}
              onClick={() => file.ref.send({ type: "upload.retry" })}
            >
              <Trans>Retry</Trans>
            </Button>
          ) : null}
          <IconButton
            label={t`Remove ${name}`}
            onClick={() => file.ref.send({ type: "upload.remove" })}
          >
            {state === "uploading" || state === "paused" ? <XIcon /> : <TrashIcon />}
          </IconButton>
        </>
      }
    />
  );
}

const kilobyte = 1024;

function sizeWords(bytes: number, locale: string): string {
  const isBig = bytes >= kilobyte * kilobyte;
  const amount = isBig ? bytes / (kilobyte * kilobyte) : Math.max(1, Math.round(bytes / kilobyte));
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)}\u00a0${isBig ? "MB" : "KB"}`;
}
