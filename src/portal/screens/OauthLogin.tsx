import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { Actions } from "#ui/Actions.tsx";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { buttonLink } from "../shell/button-link.ts";
import { EntryShell } from "../shell/EntryShell.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { type Arrival, onOtherPerson, wiredPlatformEntry } from "../wiring/platform-entry.ts";
import { BindAddress, BindCode, BindPassword } from "./OauthBind.tsx";
import { CreateCode, CreateDetails } from "./OauthCreate.tsx";
import { GiveWay, Recognised, Switch } from "./OauthSwitch.tsx";
import {
  DeadEnd,
  type EntryRef,
  Reading,
  Unread,
  useLaterTicket,
  usePane,
} from "./TicketPanes.tsx";

const route = getRouteApi("/kyc/oauth-login");

/** /kyc/oauth-login: somebody whom a platform sends connects an account, makes one, or comes in. */
export function OauthLogin() {
  const person = route.useLoaderData();
  const router = useRouter();
  useLaterTicket();
  useEffect(() => onOtherPerson(() => void router.invalidate()), [router]);
  return <Visit key={person.visit} person={person} />;
}

function Visit({ person }: { person: Arrival }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [logic] = useState(() => wiredPlatformEntry(person));
  const entry = useActorRef(logic);
  const pane = usePane(entry);
  usePageTitle(t`Connect an account`);
  useEffect(() => {
    if (pane === "signedIn") void navigate({ to: "/kyc/user" });
  }, [pane, navigate]);
  return <EntryShell>{paneOf(pane, entry)}</EntryShell>;
}

function paneOf(pane: string, entry: EntryRef) {
  switch (pane) {
    case "recognised":
      return <Recognised entry={entry} />;
    case "switching":
      return <Switch entry={entry} />;
    case "givingWay":
      return <GiveWay entry={entry} />;
    case "choosing":
      return <Choice entry={entry} />;
    case "binding,givingAddress":
      return <BindAddress entry={entry} />;
    case "binding,proving":
      return <BindCode entry={entry} />;
    case "binding,givingPassword":
      return <BindPassword entry={entry} />;
    case "creating,givingDetails":
      return <CreateDetails entry={entry} />;
    case "creating,proving":
      return <CreateCode entry={entry} />;
    case "bound":
      return <Bound entry={entry} />;
    case "created":
      return <Created entry={entry} />;
    case "noTicket":
      return <NoPlatform />;
    case "pageExpired":
      return <TicketExpired />;
    default:
      return pane.startsWith("unread") ? <Unread entry={entry} /> : <Reading />;
  }
}

const useSender = (entry: EntryRef) => useSelector(entry, (snapshot) => snapshot.context.sender);

function Choice({ entry }: { entry: EntryRef }) {
  const { t } = useLingui();
  const { sender, email } = useSelector(entry, (snapshot) => snapshot.context);
  return (
    <>
      <PageHead
        title={t`You come from ${sender}`}
        lead={
          email === "" ? undefined : (
            <Trans>
              Your account there is <strong>{email}</strong>.
            </Trans>
          )
        }
      />
      <FieldStack>
        <Callout tone="caution">
          <Trans>
            Go on only if you logged in at {sender} yourself: whoever logs in to that account can
            then log in here too.
          </Trans>
        </Callout>
        <Actions stacked>
          <Button wide onClick={() => entry.send({ type: "account.bind" })}>
            <Trans>Connect my account here</Trans>
          </Button>
          <Button look="secondary" wide onClick={() => entry.send({ type: "account.create" })}>
            <Trans>Create a new account</Trans>
          </Button>
        </Actions>
      </FieldStack>
    </>
  );
}

function Bound({ entry }: { entry: EntryRef }) {
  const provider = useSender(entry);
  return (
    <Arrived
      title={<Trans>Account connected</Trans>}
      lead={<Trans>Binding successful. You can log in with your {provider} account.</Trans>}
    />
  );
}

function Created({ entry }: { entry: EntryRef }) {
  const provider = useSender(entry);
  return (
    <Arrived
      title={<Trans>Your account is ready</Trans>}
      lead={<Trans>You can log in with your {provider} account.</Trans>}
    />
  );
}

function Arrived({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Link className={buttonLink.primary} to="/kyc/user">
        <Trans>Go to dashboard</Trans>
      </Link>
    </>
  );
}

function NoPlatform() {
  return (
    <DeadEnd
      title={<Trans>Come here from your platform</Trans>}
      lead={
        <Trans>
          This page opens from a platform that you are logged in to. If you have a password here,
          log in with it.
        </Trans>
      }
    />
  );
}

function TicketExpired() {
  return (
    <DeadEnd
      title={<Trans>Page expired</Trans>}
      lead={
        <Trans>This link has expired. Go back to your platform and open the portal again.</Trans>
      }
    />
  );
}
