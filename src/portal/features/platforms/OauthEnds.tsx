import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { DashboardLink } from "#portal/shell/DashboardLink.tsx";
import { DeadEnd } from "../collaborators/TicketPanes.tsx";
import { type EntryRef, useNamed } from "./use-platform-entry.ts";

/** The account at the platform logs in here from now on. */
export function Bound({ entry }: { entry: EntryRef }) {
  const { sender: provider } = useNamed(entry);
  return (
    <Arrived
      title={<Trans>Account connected</Trans>}
      lead={<Trans>Binding successful. You can log in with your {provider} account.</Trans>}
    />
  );
}

/** A new account, in which the account at the platform logs in. */
export function Created({ entry }: { entry: EntryRef }) {
  const { sender: provider } = useNamed(entry);
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
      <DashboardLink />
    </>
  );
}

/** The page was opened by its address alone. */
export function NoPlatform() {
  return (
    <DeadEnd
      title={<Trans>Start from your platform</Trans>}
      lead={
        <Trans>
          Open this page from the platform you are logged in to. If you have a password for this
          portal, log in with it instead.
        </Trans>
      }
    />
  );
}
