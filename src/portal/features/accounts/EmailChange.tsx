import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { registerTypes } from "#contract/accounts/registrant.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { useScreenActor, useSystemActor } from "#portal/system/use-portal.ts";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { wiredEmailChange } from "./email-change.ts";
import { Lead, Pane } from "./EmailChangePanes.tsx";

interface Props {
  hasPassword: boolean;
  registerType: (typeof registerTypes)[number];
}

/** Gives the account another address: which one, the code that went there, and the holder's confirmation. */
export function EmailChange({ hasPassword, registerType }: Props) {
  const { t } = useLingui();
  // The session knows a new address before the dashboard is loaded again.
  const present = useSelector(
    useSystemActor("session"),
    ({ context }) => context.person?.email ?? "",
  );
  const account = { present, has_password: hasPassword, register_type: registerType };
  const actor = useScreenActor(wiredEmailChange);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("asked"));
  const pane = useSelector(actor, ({ children }) => Object.keys(children)[0] ?? "none");
  const isConfirming = useSelector(
    actor,
    (now) =>
      now.matches("asked") &&
      !now.matches({ asked: "givingAddress" }) &&
      !now.matches({ asked: "proving" }),
  );
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
        <FocusOnChange pane={pane} target="[role=dialog] input">
          <Pane actor={actor} />
        </FocusOnChange>
      </LazyDialog>
    </>
  );
}
