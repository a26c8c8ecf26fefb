import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useCall } from "#portal/actors/use-call.ts";
import { DeadEnd } from "../collaborators/TicketPanes.tsx";
import type { wiredEmailUndo } from "./email-undo.ts";

export type UndoRef = ActorRefFrom<typeof wiredEmailUndo>;

export function Asking({ undo }: { undo: UndoRef }) {
  const { account, email, present } = useSelector(undo, ({ context }) => context);
  const { isBusy, failure, send } = useCall(undo, "undo", { type: "undo.confirm" });
  return (
    <>
      <PageHead
        title={<Trans>Restore the previous email address?</Trans>}
        lead={
          <Trans>
            Account {account} now uses the address <strong>{present}</strong>. If you did not change
            it, restore <strong>{email}</strong>.
          </Trans>
        }
      />
      {failure ? <ErrorSummary title={failure} errors={[]} /> : null}
      <FieldStack>
        <Callout tone="caution">
          <Trans>
            All devices will be signed out and your password will stop working. You will need to
            choose a new one. Collaborators invited and platforms connected since the change will be
            removed.
          </Trans>
        </Callout>
        <Actions stacked>
          <Button wide busy={isBusy} onClick={send}>
            <Trans>Restore the previous address</Trans>
          </Button>
          <Link className={buttonLink.secondary} to="/kyc/login">
            <Trans>Keep the current address</Trans>
          </Link>
        </Actions>
      </FieldStack>
    </>
  );
}

export function Undone({ undo }: { undo: UndoRef }) {
  const email = useSelector(undo, (snapshot) => snapshot.context.email);
  return (
    <>
      <PageHead
        title={<Trans>Email address restored</Trans>}
        lead={
          <Trans>
            Your account uses <strong>{email}</strong> again, and your previous password no longer
            works. Choose a new one. We will send a code to this address.
          </Trans>
        }
      />
      <Link className={buttonLink.primary} to="/kyc/forgetpwd">
        <Trans>Choose a new password</Trans>
      </Link>
    </>
  );
}

export function NoLink() {
  return (
    <DeadEnd
      title={<Trans>Open the link in the email</Trans>}
      lead={
        <Trans>
          Open this page from the link in the email that told you about the change of address.
        </Trans>
      }
    />
  );
}

export function Ended() {
  return (
    <>
      <PageHead
        title={<Trans>Page expired</Trans>}
        lead={
          <Trans>
            This link has expired or has already been used. If you used it to restore your address,
            choose a new password. Otherwise, contact the KYC team and give your account number.
          </Trans>
        }
      />
      <Link className={buttonLink.secondary} to="/kyc/forgetpwd">
        <Trans>Choose a new password</Trans>
      </Link>
    </>
  );
}
