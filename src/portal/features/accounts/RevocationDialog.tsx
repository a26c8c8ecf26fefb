import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import type { RevocationLogic } from "./revocation.ts";
import { useCall } from "#portal/actors/use-call.ts";

type RevocationRef = ActorRefFrom<RevocationLogic>;

interface Props {
  actor: RevocationRef;
  title: ReactNode;
  /** The text of the button that does it. */
  confirm: ReactNode;
  /** What follows from it. */
  children: ReactNode;
  /** Where the focus goes once it has ended, for the button that asked goes with it. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before something ends, and shows why it did not. */
export function RevocationDialog({ actor, title, confirm, children, focusAfter }: Props) {
  const isOpen = useSelector(actor, (snapshot) => !snapshot.hasTag("settled"));
  const { isBusy, failure, send } = useCall(actor, "revoke", { type: "revocation.confirm" });
  const close = () => actor.send({ type: "dialog.close" });
  return (
    <LazyDialog
      open={isOpen}
      firm={isBusy}
      onClose={close}
      title={title}
      description={children}
      focusAfter={focusAfter}
      actions={
        <>
          <Button look="secondary" data-safe notYet={isBusy} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={isBusy} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure ? <ErrorSummary title={failure} errors={[]} /> : null}
    </LazyDialog>
  );
}
