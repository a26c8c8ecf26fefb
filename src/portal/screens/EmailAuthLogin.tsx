import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useScreenActor } from "../app/use-portal.ts";
import { Button } from "#ui/Button.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { EntryShell } from "../shell/EntryShell.tsx";
import { FocusOnChange } from "../shell/FocusOnChange.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { wiredTicketEntry } from "../wiring/ticket-entry.ts";
import { CodePane } from "./CodePane.tsx";
import {
  DeadEnd,
  type EntryRef,
  Reading,
  Unread,
  useLaterTicket,
  usePane,
} from "./TicketPanes.tsx";

const route = getRouteApi("/kyc/email-auth-login");

/** /kyc/email-auth-login: a collaborator comes by the link of an invitation and the code that goes to the mailbox. */
export function EmailAuthLogin() {
  const ticket = route.useLoaderData();
  useLaterTicket();
  return <Visit key={ticket} ticket={ticket} />;
}

function Visit({ ticket }: { ticket: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [logic] = useState(() => wiredTicketEntry(ticket));
  const entry = useScreenActor(logic);
  const pane = usePane(entry);
  usePageTitle(t`Invitation`);
  useEffect(() => {
    if (pane === "signedIn") void navigate({ to: "/kyc/user" });
  }, [pane, navigate]);
  return (
    <EntryShell>
      <FocusOnChange pane={pane}>{paneOf(pane, entry)}</FocusOnChange>
    </EntryShell>
  );
}

function paneOf(pane: string, entry: EntryRef) {
  switch (pane) {
    case "invited":
      return <Invited entry={entry} />;
    case "proving":
      return <Code entry={entry} />;
    case "noTicket":
      return <NoInvitation />;
    case "pageExpired":
      return <InvitationExpired />;
    default:
      return pane.startsWith("unread") ? <Unread entry={entry} /> : <Reading />;
  }
}

function Invited({ entry }: { entry: EntryRef }) {
  const { t } = useLingui();
  const { sender: inviter, email } = useSelector(entry, (snapshot) => snapshot.context);
  return (
    <>
      <PageHead
        title={t`${inviter} invites you`}
        lead={
          <Trans>
            You fill in forms and upload documents for this account; submitting stays with {inviter}
            . To come in, enter the code that we send to <strong>{email}</strong>. There is no
            password.
          </Trans>
        }
      />
      <Button wide onClick={() => entry.send({ type: "code.ask" })}>
        <Trans>Send code</Trans>
      </Button>
    </>
  );
}

function Code({ entry }: { entry: EntryRef }) {
  const email = useSelector(entry, (snapshot) => snapshot.context.email);
  return <CodePane parent={entry} eyebrow={<Trans>Invitation</Trans>} email={email} />;
}

function NoInvitation() {
  return (
    <DeadEnd
      title={<Trans>Open the link in your invitation</Trans>}
      lead={
        <Trans>
          This page opens by the link in the e-mail that invited you. If you cannot find it, ask the
          account holder to send it again.
        </Trans>
      }
    />
  );
}

function InvitationExpired() {
  return (
    <DeadEnd
      title={<Trans>Page expired</Trans>}
      lead={<Trans>This link has expired. Ask the account holder for a new one.</Trans>}
    />
  );
}
