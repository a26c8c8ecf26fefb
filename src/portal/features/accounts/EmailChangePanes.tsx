import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { confirmHolder, newAddress } from "#contract/forms/accounts/change-email.ts";
import { Button } from "#ui/Button/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { link } from "#ui/shared/link.css.ts";
import { CodeForm, type ProofRef } from "#portal/form/CodeForm.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import type { wiredEmailChange } from "./email-change.ts";
import { useCall } from "#portal/actors/use-call.ts";
import { CodeLead } from "./CodeLead.tsx";

type ChangeRef = ActorRefFrom<typeof wiredEmailChange>;

const proofIn = (snapshot: { children: Record<string, AnyActorRef | undefined> }) =>
  (snapshot.children["emailProof"] ?? snapshot.children["presentProof"]) as ProofRef | undefined;

/** What this pane is about, and the way to another address. */
export function Lead({ actor }: { actor: ChangeRef }): ReactNode {
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const present = useSelector(actor, (snapshot) => snapshot.context.account.present);
  const proof = useSelector(actor, proofIn);
  const asksAddress = useSelector(actor, (now) => now.matches({ asked: "givingAddress" }));
  const asksPresent = useSelector(actor, (now) => now.children["presentProof"] !== undefined);
  const mayChange = useSelector(actor, (now) => now.can({ type: "address.change" }));
  const change = () => actor.send({ type: "address.change" });
  if (asksAddress)
    return (
      <Trans>
        You currently log in with <strong>{present}</strong>. The new address will replace it, and
        all other devices will be signed out.
      </Trans>
    );
  if (proof)
    return <CodeLead proof={proof} email={asksPresent ? present : email} change={change} />;
  return mayChange ? (
    <Trans>
      Your account's email address will change to <strong>{email}</strong>.{" "}
      <button type="button" className={link} onClick={change}>
        Use another address
      </button>
    </Trans>
  ) : (
    <Trans>
      Your account's email address will change to <strong>{email}</strong>.
    </Trans>
  );
}

/** What is asked for now: the address, a code, or the confirmation. */
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

/** The password or, where there is none, the call that the codes to both mailboxes allow. */
function Confirmation({ actor }: { actor: ChangeRef }) {
  const { isBusy, failure, send } = useCall(actor, "change");
  const asksPassword = useSelector(actor, (now) => now.matches({ asked: "givingPassword" }));
  const submit = <Trans>Confirm the change</Trans>;
  if (asksPassword)
    return (
      <EntryForm parent={actor} child="passwordForm" section={confirmHolder} submit={submit} />
    );
  return (
    <FieldStack>
      {failure ? <ErrorSummary title={failure} errors={[]} /> : null}
      <Button wide busy={isBusy} onClick={send}>
        {submit}
      </Button>
    </FieldStack>
  );
}
