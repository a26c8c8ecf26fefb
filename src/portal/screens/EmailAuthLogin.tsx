import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { limits } from "#contract/limits.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { buttonLink } from "../shell/button-link.ts";
import { EntryShell } from "../shell/EntryShell.tsx";
import { focusHeading, usePageTitle } from "../shell/page-title.ts";
import { wiredTicketEntry } from "../wiring/ticket-entry.ts";
import { CodePane } from "./CodePane.tsx";

const route = getRouteApi("/kyc/email-auth-login");
const { codeMinutes } = limits;

type EntryRef = ReturnType<typeof useActorRef<ReturnType<typeof wiredTicketEntry>>>;

/** /kyc/email-auth-login: a collaborator comes by the link of an invitation and the code that goes to the mailbox. */
export function EmailAuthLogin() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ticket = route.useLoaderData();
  const [logic] = useState(() => wiredTicketEntry(ticket));
  const entry = useActorRef(logic);
  const pane = useSelector(entry, ({ value }) =>
    typeof value === "string" ? value : ("unread" as const),
  );
  usePageTitle(t`Invitation`);
  const shown = useRef(pane);
  useEffect(() => {
    if (shown.current !== pane) focusHeading();
    shown.current = pane;
    if (pane === "signedIn") void navigate({ to: "/kyc/user" });
  }, [pane, navigate]);
  return (
    <EntryShell>
      {pane === "invited" ? <Invited entry={entry} /> : null}
      {pane === "proving" ? <Code entry={entry} /> : null}
      {pane === "unread" ? <Unread entry={entry} /> : null}
      {pane === "pageExpired" ? <PageExpired /> : null}
    </EntryShell>
  );
}

function Invited({ entry }: { entry: EntryRef }) {
  const { t } = useLingui();
  const { inviter, email } = useSelector(entry, (snapshot) => snapshot.context);
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
  return (
    <CodePane
      parent={entry}
      eyebrow={<Trans>Invitation</Trans>}
      lead={
        <Trans>
          We sent 6 digits to <strong>{email}</strong>. The code works for {codeMinutes} minutes.
        </Trans>
      }
    />
  );
}

function Unread({ entry }: { entry: EntryRef }) {
  const { t } = useLingui();
  const refusal = useSelector(entry, (snapshot) => snapshot.context.refusal);
  return (
    <>
      <PageHead title={<Trans>Invitation</Trans>} />
      <FieldStack>
        <ErrorSummary title={refusal ?? t`Server error!`} errors={[]} />
        <Button wide onClick={() => entry.send({ type: "ticket.read" })}>
          <Trans>Try again</Trans>
        </Button>
      </FieldStack>
    </>
  );
}

function PageExpired() {
  return (
    <>
      <PageHead
        title={<Trans>Page expired</Trans>}
        lead={<Trans>This link has expired. Ask the account holder for a new one.</Trans>}
      />
      <Link className={buttonLink.secondary} to="/kyc/login">
        <Trans>Go to the login page</Trans>
      </Link>
    </>
  );
}
