import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import type { ActorRefFrom } from "xstate";
import { confirmHolder, newAddress } from "#contract/forms/change-email.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { link } from "#ui/link.css.ts";
import { CodeForm, type ProofRef } from "../../form/CodeForm.tsx";
import { EntryForm } from "../../form/EntryForm.tsx";
import type { wiredEmailChange } from "../../wiring/email-change.ts";
import { CodeLead } from "../CodeLead.tsx";

type ChangeRef = ActorRefFrom<ReturnType<typeof wiredEmailChange>>;

const proofIn = (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
  (snapshot.children["emailProof"] ?? snapshot.children["presentProof"]) as ProofRef | undefined;

/** What this pane is about, and the way to another address. */
export function Lead({ actor }: { actor: ChangeRef }): ReactNode {
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
        Use another address
      </button>
    </Trans>
  ) : (
    <Trans>
      The account then has the address <strong>{email}</strong>.
    </Trans>
  );
}

/** What is asked for now: the address, a code, or who says so. */
export function Pane({ actor }: { actor: ChangeRef }) {
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
  const submit = <Trans>Confirm the change</Trans>;
  return (
    <FieldStack>
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
    </FieldStack>
  );
}
