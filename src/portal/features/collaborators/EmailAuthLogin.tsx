import type { invitationEntry } from "@gatehouse/machines/collaborators/invitation-entry";
import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { wiredInvitationEntry } from "./invitation-entry.ts";
import { CodePane } from "../accounts/CodePane.tsx";
import { DeadEnd, TicketCall, usePane } from "./TicketPanes.tsx";
import { TicketPage } from "./TicketPage.tsx";

const route = getRouteApi("/kyc/email-auth-login");

type EntryRef = ActorRefFrom<typeof invitationEntry>;

/** /kyc/email-auth-login: a collaborator opens the link of an invitation and enters the code from the mailbox. */
export function EmailAuthLogin() {
  const arrival = route.useLoaderData();
  const { t } = useLingui();
  const entry = useScreenActor(wiredInvitationEntry, { input: { arrival } });
  const pane = usePane(entry);
  return (
    <TicketPage title={t`Invitation`} pane={pane}>
      {paneOf(pane, entry)}
    </TicketPage>
  );
}

function paneOf(pane: ReturnType<typeof usePane<EntryRef>>, entry: EntryRef) {
  switch (pane) {
    case "reading":
      return <TicketCall parent={entry} id="readTicket" />;
    case "invited":
      return <Invited entry={entry} />;
    case "proving":
      return <Code entry={entry} />;
    case "missing":
      return <NoInvitation />;
    case "expired":
      return <Navigate to="/kyc/login" search={{ done: "invitationExpired" }} replace />;
    case "signedIn":
      return <Navigate to="/kyc/user" />;
  }
}

function Invited({ entry }: { entry: EntryRef }) {
  const { t } = useLingui();
  const { sender: inviter, email } = useSelector(entry, (snapshot) => snapshot.context);
  return (
    <>
      <PageHead
        title={t`${inviter} has invited you`}
        lead={
          <Trans>
            You can fill in forms and upload documents for this account. Only {inviter} can submit.
            To continue, enter the code we send to <strong>{email}</strong>. You do not need a
            password.
          </Trans>
        }
      />
      <Button wide onClick={() => entry.send({ type: "code.send" })}>
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
          Open this page from the link in your invitation email. If you cannot find it, ask the
          account holder to send it again.
        </Trans>
      }
    />
  );
}
