import { useLingui } from "@lingui/react/macro";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { wiredPlatformEntry } from "./platform-entry.ts";
import { OauthClaim } from "./OauthClaim.tsx";
import { Bound, Created, NoPlatform } from "./OauthEnds.tsx";
import { Choice, Recognised } from "./OauthSender.tsx";
import { ConfirmAccountSwitch } from "./OauthSwitch.tsx";
import { TicketCall, usePane } from "../collaborators/TicketPanes.tsx";
import type { EntryRef } from "./use-platform-entry.ts";
import { TicketPage } from "../collaborators/TicketPage.tsx";

const route = getRouteApi("/kyc/oauth-login");

/** /kyc/oauth-login: a person sent by a platform connects an account, creates one, or is signed in. */
export function OauthLogin() {
  const arrival = route.useLoaderData();
  const { t } = useLingui();
  const entry = useScreenActor(wiredPlatformEntry, { input: { arrival } });
  const pane = usePane(entry);
  return (
    <TicketPage title={t`Connect an account`} pane={pane}>
      {paneOf(pane, entry)}
    </TicketPage>
  );
}

function paneOf(pane: ReturnType<typeof usePane<EntryRef>>, entry: EntryRef) {
  switch (pane) {
    case "reading":
      return <TicketCall parent={entry} id="readTicket" />;
    case "entering":
      return <TicketCall parent={entry} id="enter" />;
    case "recognised":
      return <Recognised entry={entry} />;
    case "confirmAccountSwitch":
      return <ConfirmAccountSwitch entry={entry} />;
    case "choosing":
      return <Choice entry={entry} />;
    case "binding":
      return <OauthClaim entry={entry} />;
    case "creating":
      return <OauthClaim entry={entry} isNew />;
    case "bound":
      return <Bound entry={entry} />;
    case "created":
      return <Created entry={entry} />;
    case "missing":
      return <NoPlatform />;
    case "expired":
      return <Navigate to="/kyc/login" search={{ done: "ticketExpired" }} replace />;
    case "signedIn":
      return <Navigate to="/kyc/user" />;
  }
}
