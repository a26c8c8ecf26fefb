import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useScreenActor } from "#portal/system/use-portal.ts";
import type { ActorRefFrom } from "xstate";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import { wiredEmailUndo } from "./email-undo.ts";
import { useCall } from "#portal/actors/use-call.ts";
import { DeadEnd, Reading, Unanswered, usePane } from "../collaborators/TicketPanes.tsx";

type UndoRef = ActorRefFrom<typeof wiredEmailUndo>;

/** /kyc/email-undo: the reader of the account's earlier address restores it, once asked. */
export function EmailUndo() {
  const { t } = useLingui();
  const undo = useScreenActor(wiredEmailUndo);
  const pane = usePane(undo);
  usePageTitle(t`Put the e-mail address back`);
  return (
    <EntryShell>
      <FocusOnChange pane={pane}>{paneOf(pane, undo)}</FocusOnChange>
    </EntryShell>
  );
}

function paneOf(pane: ReturnType<typeof usePane<UndoRef>>, undo: UndoRef): ReactElement {
  switch (pane) {
    case "undone":
      return <Undone undo={undo} />;
    case "noLink":
      return <NoLink />;
    case "ended":
      return <Ended />;
    case "arriving":
    case "reading":
      return <Opening undo={undo} />;
    case "asking":
    case "undoing":
      return <Asking undo={undo} />;
  }
}

function Opening({ undo }: { undo: UndoRef }) {
  const { failure, send } = useCall(undo, "read");
  return failure ? <Unanswered refusal={failure} again={send} /> : <Reading />;
}

function Asking({ undo }: { undo: UndoRef }) {
  const { account, email, present } = useSelector(undo, ({ context }) => context);
  const { isBusy, failure, send } = useCall(undo, "undo", { type: "undo.confirm" });
  return (
    <>
      <PageHead
        title={<Trans>Put the e-mail address back?</Trans>}
        lead={
          <Trans>
            Account {account} now uses the address <strong>{present}</strong>. If you did not change
            it, put <strong>{email}</strong> back.
          </Trans>
        }
      />
      {failure ? <ErrorSummary title={failure} errors={[]} /> : null}
      <FieldStack>
        <Callout tone="caution">
          <Trans>
            All devices are then signed out, and the password is taken away: you choose a new one.
            Collaborators invited and platforms connected since the change are removed.
          </Trans>
        </Callout>
        <Actions stacked>
          <Button wide busy={isBusy} onClick={send}>
            <Trans>Put the address back</Trans>
          </Button>
          <Link className={buttonLink.secondary} to="/kyc/login">
            <Trans>Leave it as it is</Trans>
          </Link>
        </Actions>
      </FieldStack>
    </>
  );
}

function Undone({ undo }: { undo: UndoRef }) {
  const email = useSelector(undo, (snapshot) => snapshot.context.email);
  return (
    <>
      <PageHead
        title={<Trans>The address is back</Trans>}
        lead={
          <Trans>
            The account uses <strong>{email}</strong> again, and the password was taken away. Choose
            a new one: we send a code to this address.
          </Trans>
        }
      />
      <Link className={buttonLink.primary} to="/kyc/forgetpwd">
        <Trans>Choose a new password</Trans>
      </Link>
    </>
  );
}

function NoLink() {
  return (
    <DeadEnd
      title={<Trans>Open the link in the e-mail</Trans>}
      lead={
        <Trans>
          This page opens by the link in the e-mail that says that the address of your account was
          changed.
        </Trans>
      }
    />
  );
}

function Ended() {
  return (
    <>
      <PageHead
        title={<Trans>Page expired</Trans>}
        lead={
          <Trans>
            This link has expired or was used already. If you have already restored the address with
            it, choose a new password; otherwise write to the KYC team and give the account number.
          </Trans>
        }
      />
      <Link className={buttonLink.secondary} to="/kyc/forgetpwd">
        <Trans>Choose a new password</Trans>
      </Link>
    </>
  );
}
