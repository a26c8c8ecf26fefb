import { useLingui } from "@lingui/react/macro";
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usePortal, useScreenActor } from "../app/use-portal.ts";
import { EntryShell } from "../shell/EntryShell.tsx";
import { FocusOnChange } from "../shell/FocusOnChange.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { type Arrival, onOtherPerson, wiredPlatformEntry } from "../wiring/platform-entry.ts";
import { BindAddress, BindCode, BindPassword } from "./OauthBind.tsx";
import { CreateCode, CreateDetails } from "./OauthCreate.tsx";
import { Bound, Created, NoPlatform, TicketExpired } from "./OauthEnds.tsx";
import { Choice, Recognised } from "./OauthSender.tsx";
import { GiveWay, Switch } from "./OauthSwitch.tsx";
import { type EntryRef, Reading, Unread, useLaterTicket, usePane } from "./TicketPanes.tsx";

const route = getRouteApi("/kyc/oauth-login");

/** /kyc/oauth-login: somebody whom a platform sends connects an account, makes one, or comes in. */
export function OauthLogin() {
  const person = route.useLoaderData();
  const router = useRouter();
  useLaterTicket();
  const { system } = usePortal();
  useEffect(() => onOtherPerson(system, () => void router.invalidate()), [router, system]);
  return <Visit key={person.visit} person={person} />;
}

function Visit({ person }: { person: Arrival }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [logic] = useState(() => wiredPlatformEntry(person));
  const entry = useScreenActor(logic);
  const pane = usePane(entry);
  usePageTitle(t`Connect an account`);
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
