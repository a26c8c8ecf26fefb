import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { LazyDialog } from "#ui/LazyDialog.tsx";
import type { wiredDisconnection } from "../../wiring/revocation.ts";

type RevocationRef = ActorRefFrom<ReturnType<typeof wiredDisconnection>>;

interface Props {
  actor: RevocationRef;
  title: ReactNode;
  /** What the button that does it says. */
  confirm: ReactNode;
  /** What then is so. */
  children: ReactNode;
  /** Where the focus goes once it has ended, for the button that asked goes with it. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before something ends, and says why where it did not. */
export function RevocationDialog({ actor, title, confirm, children, focusAfter }: Props) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("asked"));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);
  const close = () => actor.send({ type: "dialog.close" });
  return (
    <LazyDialog
      open={isOpen}
      firm={busy}
      onClose={close}
      title={title}
      description={children}
      focusAfter={focusAfter}
      actions={
        <>
          <Button look="secondary" data-safe notYet={busy} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={busy} onClick={() => actor.send({ type: "revocation.confirm" })}>
            {confirm}
          </Button>
        </>
      }
    >
      {failed ? <ErrorSummary title={refusal ?? t`Server error!`} errors={[]} /> : null}
    </LazyDialog>
  );
}
