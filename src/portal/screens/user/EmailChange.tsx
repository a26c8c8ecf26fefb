import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AnyActorRef } from "xstate";
import type { registerTypes } from "#contract/calls/account.ts";
import { confirmHolder, newAddress } from "#contract/forms/change-email.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { LazyDialog } from "#ui/LazyDialog.tsx";
import { link } from "#ui/link.css.ts";
import { CodeForm, type ProofRef } from "../../form/CodeForm.tsx";
import { EntryForm } from "../../form/EntryForm.tsx";
import { wiredEmailChange } from "../../wiring/email-change.ts";
import { sessionActor } from "../../wiring/session.ts";
import { CodeLead } from "../CodeLead.tsx";

type ChangeRef = ReturnType<typeof useActorRef<ReturnType<typeof wiredEmailChange>>>;

interface Props {
  hasPassword: boolean;
  registerType: (typeof registerTypes)[number];
}

/** Gives the account another address: which one, the code that went there, and who says so. */
export function EmailChange({ hasPassword, registerType }: Props) {
  const { t } = useLingui();
  // The session hears of a new address before the dashboard is loaded again.
  const present = useSelector(sessionActor, ({ context }) => context.person?.email ?? "");
  const router = useRouter();
  const [logic] = useState(() => wiredEmailChange(registerType, () => void router.invalidate()));
  const actor = useActorRef(logic);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches("asked"));
  const pane = useSelector(actor, ({ children }) => Object.keys(children)[0] ?? "none");
  const isConfirming = useSelector(
    actor,
    (now) => now.matches({ asked: "confirming" }) || now.hasTag("busy"),
  );
  const shown = useRef(pane);
  useEffect(() => {
    // What had the focus has gone with the pane before.
    if (shown.current !== pane) document.querySelector<HTMLElement>("[role=dialog] input")?.focus();
    shown.current = pane;
  }, [pane]);
  return (
    <>
      <Button
        look="secondary"
        wide
        onClick={() => actor.send({ type: "change.ask", present, hasPassword })}
      >
        <Trans>Change e-mail address</Trans>
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => actor.send({ type: "dialog.close" })}
        close={t`Close`}
        title={
          isConfirming ? (
            <Trans>Confirm that it is you</Trans>
          ) : (
            <Trans>Change e-mail address</Trans>
          )
        }
        description={<Lead actor={actor} />}
      >
        <Pane actor={actor} />
      </LazyDialog>
    </>
  );
}

const proofIn = (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
  (snapshot.children["emailProof"] ?? snapshot.children["presentProof"]) as ProofRef | undefined;

/** What this pane is about, and the way to another address. */
function Lead({ actor }: { actor: ChangeRef }): ReactNode {
  const { present, email } = useSelector(actor, (snapshot) => snapshot.context);
  const proof = useSelector(actor, proofIn);
  const asksAddress = useSelector(actor, (now) => now.matches({ asked: "givingAddress" }));
  const asksPresent = useSelector(actor, (now) => now.children["presentProof"] !== undefined);
  const mayChange = useSelector(actor, (now) => now.can({ type: "address.change" }));
  const change = () => actor.send({ type: "address.change" });
  if (asksAddress)
    return (
      <Trans>
        You log in with <strong>{present}</strong> now. The new address takes its place, and all
        other devices are signed out.
      </Trans>
    );
  if (proof)
    return <CodeLead proof={proof} email={asksPresent ? present : email} change={change} />;
  return mayChange ? (
    <Trans>
      The account then has the address <strong>{email}</strong>.{" "}
      <button type="button" className={link} onClick={change}>
        Change e-mail
      </button>
    </Trans>
  ) : (
    <Trans>
      The account then has the address <strong>{email}</strong>.
    </Trans>
  );
}

function Pane({ actor }: { actor: ChangeRef }) {
  const proof = useSelector(actor, proofIn);
  const ranOut = useSelector(actor, (now) => now.matches({ asked: { proving: "again" } }));
  const asksAddress = useSelector(actor, (now) => now.matches({ asked: "givingAddress" }));
  if (asksAddress)
    return (
      <EntryForm
        parent={actor}
        child="addressForm"
        section={newAddress}
        submit={<Trans>Send code</Trans>}
      />
    );
  if (proof)
    return (
      <CodeForm
        key={proof.id}
        proof={proof}
        notice={
          ranOut ? <Trans>The verification has expired. Please send a new code.</Trans> : undefined
        }
      />
    );
  return <Confirmation actor={actor} />;
}

/** The password, or the way to try again with what the mailboxes have shown. */
function Confirmation({ actor }: { actor: ChangeRef }) {
  const { t } = useLingui();
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const hasPassword = useSelector(actor, (snapshot) => snapshot.context.hasPassword);
  const failure = failed ? <ErrorSummary title={refusal ?? t`Server error!`} errors={[]} /> : null;
  const submit = <Trans>Change e-mail address</Trans>;
  return (
    <>
      {failure}
      {hasPassword ? (
        <EntryForm
          parent={actor}
          child="passwordForm"
          section={confirmHolder}
          busy={busy}
          submit={submit}
        />
      ) : (
        <Button wide busy={busy} onClick={() => actor.send({ type: "change.retry" })}>
          {failed ? <Trans>Try again</Trans> : submit}
        </Button>
      )}
    </>
  );
}
