import { useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useSessionChildren, useSignsOut, useStay } from "./session-dialogs.ts";

/** Signing out now would leave the latest answers on this computer alone. */
export function Unsaved() {
  const { t } = useLingui();
  const stay = useStay();
  const signsOut = useSignsOut();
  const { leaving } = useSessionChildren();
  return (
    <Dialog
      open
      onClose={stay}
      title={t`Your latest changes are not saved`}
      description={t`They are stored on this computer and will be restored when you log in here. Only you can read them.`}
      actions={
        <>
          <Button look="secondary" onClick={() => leaving?.send({ type: "session.leave" })}>
            {signsOut ? t`Sign out anyway` : t`Leave anyway`}
          </Button>
          <Button data-safe onClick={stay}>
            {t`Stay logged in`}
          </Button>
        </>
      }
    />
  );
}

/** There was no answer to signing out. */
export function Unreachable() {
  const { t } = useLingui();
  const stay = useStay();
  const signsOut = useSignsOut();
  const { signOut } = useSessionChildren();
  return (
    <Dialog
      open
      onClose={stay}
      title={t`You are still logged in`}
      description={t`We could not log you out. Try again before you leave this computer.`}
      actions={
        <Button data-safe onClick={() => signOut?.send({ type: "call.retry" })}>
          {signsOut ? t`Sign Out` : t`Leave`}
        </Button>
      }
    />
  );
}
