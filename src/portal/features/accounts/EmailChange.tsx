import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { registerTypes } from "#contract/calls/account.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { wiredEmailChange } from "./email-change.ts";
import { sessionActor } from "../sessions/session.ts";
import { Lead, Pane } from "./EmailChangePanes.tsx";

interface Props {
  hasPassword: boolean;
  registerType: (typeof registerTypes)[number];
}

/** Gives the account another address: which one, the code that went there, and the holder's confirmation. */
export function EmailChange({ hasPassword, registerType }: Props) {
  const { t } = useLingui();
  // The session hears of a new address before the dashboard is loaded again.
  const present = useSelector(sessionActor, ({ context }) => context.person?.email ?? "");
  const account = { present, has_password: hasPassword, register_type: registerType };
  const router = useRouter();
  const [logic] = useState(() => wiredEmailChange(() => void router.invalidate()));
  const actor = useActorRef(logic);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("asked"));
  const pane = useSelector(actor, ({ children }) => Object.keys(children)[0] ?? "none");
  const isConfirming = useSelector(
    actor,
    (now) =>
      now.matches("asked") &&
      !now.matches({ asked: "givingAddress" }) &&
      !now.matches({ asked: "proving" }),
  );
  const shown = useRef(pane);
  useEffect(() => {
    // What had the focus has gone with the pane before.
    if (shown.current !== pane) document.querySelector<HTMLElement>("[role=dialog] input")?.focus();
    shown.current = pane;
  }, [pane]);
  return (
    <>
      <Button look="secondary" wide onClick={() => actor.send({ type: "change.ask", account })}>
        <Trans>Change email address</Trans>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => actor.send({ type: "dialog.close" })}
        close={t`Close`}
        title={
          isConfirming ? <Trans>Confirm it is you</Trans> : <Trans>Change email address</Trans>
        }
        description={<Lead actor={actor} />}
      >
        <Pane actor={actor} />
      </LazyDialog>
    </>
  );
}
