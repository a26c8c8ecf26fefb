import type { QueuedFile } from "@gatehouse/machines/documents/upload-queue";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";

interface Props {
  file: QueuedFile;
  onConfirm: () => void;
  /** Takes the focus once the file is on its way out. */
  slot: () => HTMLElement | null;
}

/** Asks before a stored file is deleted. */
export function RemovalDialog({ file: { name, ref }, onConfirm, slot }: Props) {
  const isAsked = useSelector(ref, (snapshot) => snapshot.matches("removalAsked"));
  const close = () => ref.send({ type: "dialog.close" });
  return (
    <LazyDialog
      open={isAsked}
      onClose={close}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
      description={<Trans>The file is removed from your application. You cannot undo this.</Trans>}
      focusAfter={() => (ref.getSnapshot().matches("stored") ? null : slot())}
      actions={
        <>
          <Button look="secondary" data-safe onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={onConfirm}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    />
  );
}
