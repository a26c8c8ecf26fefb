import type { QueuedFile } from "@gatehouse/machines/documents/upload-queue";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useSyncExternalStore } from "react";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { FileRows } from "#ui/FileRow/FileRow.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { rejectionMessage } from "#portal/features/documents/chosen-files.ts";
import * as css from "./documents.css.ts";
import { UploadRow } from "./UploadRow.tsx";

interface Props {
  files: readonly QueuedFile[];
  onRemove?: () => void;
}

/** The files of a slot. Those that did not arrive leave the list: they stand below it with the reason, and can be sent again. */
export function UploadRows({ files, onRemove }: Props) {
  const { i18n } = useLingui();
  const interrupted = useInterrupted(files);
  const row = (file: QueuedFile) => (
    <UploadRow key={file.uid} file={file} {...(onRemove ? { onRemove } : {})} />
  );
  const listed = files.filter((file) => !interrupted.includes(file));
  const names = interrupted.filter(isLost).map(({ name }) => name);
  const list = formatList(names, i18n.locale as Locale);
  return (
    <>
      {listed.length === 0 ? null : <FileRows>{listed.map(row)}</FileRows>}
      {interrupted.length === 0 ? null : (
        <div className={css.away}>
          <Callout tone="negative">
            <div role="alert">
              {names.length === 0 ? null : (
                <p>
                  <Trans>Network error. Not uploaded: {list}</Trans>
                </p>
              )}
              {interrupted.map((file) => (
                <Reason key={file.uid} file={file} />
              ))}
            </div>
            <FileRows>{interrupted.map(row)}</FileRows>
          </Callout>
        </div>
      )}
    </>
  );
}

const isLost = ({ ref }: QueuedFile) => ref.getSnapshot().context.refusal?.code === "networkError";

/** The row shows the reason, so only screen readers get it here. */
function Reason({ file }: { file: QueuedFile }) {
  const { t } = useLingui();
  const { refusal } = file.ref.getSnapshot().context;
  if (!refusal || isLost(file)) return null;
  const { name } = file;
  const words = rejectionMessage(refusal, name);
  return <VisuallyHidden>{t`${name}: ${words}`}</VisuallyHidden>;
}

/** Follows the upload of each file. */
function useInterrupted(files: readonly QueuedFile[]): readonly QueuedFile[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const follows = files.map(({ ref }) => ref.subscribe(onChange));
      return () => follows.forEach((follow) => follow.unsubscribe());
    },
    [files],
  );
  const now = useSyncExternalStore(subscribe, () =>
    files
      .filter(({ ref }) => ref.getSnapshot().matches("interrupted"))
      .map(({ uid }) => uid)
      .join(),
  );
  return files.filter(({ uid }) => now.split(",").includes(uid));
}
