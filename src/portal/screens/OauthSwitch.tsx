import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Actions } from "#ui/Actions.tsx";
import { Button } from "#ui/Button.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { buttonLink } from "../shell/button-link.ts";
import type { EntryRef } from "./TicketPanes.tsx";

/** Somebody is signed in here, and the platform's account is bound to another account. */
export function Switch({ entry }: { entry: EntryRef }) {
  const sender = useSelector(entry, (snapshot) => snapshot.context.sender);
  return (
    <Displacing
      entry={entry}
      lead={
        <Trans>
          An account is signed in here already. {sender} logs you in to another one; the first is
          then signed out.
        </Trans>
      }
    />
  );
}

/** Somebody is signed in here, and the platform's account has no account yet. */
export function GiveWay({ entry }: { entry: EntryRef }) {
  return (
    <Displacing
      entry={entry}
      lead={
        <Trans>
          An account is signed in here already. Once you connect or create another one, the first is
          signed out.
        </Trans>
      }
    />
  );
}

function Displacing({ entry, lead }: { entry: EntryRef; lead: ReactNode }) {
  return (
    <>
      <PageHead title={<Trans>Switch to another account?</Trans>} lead={lead} />
      <Actions stacked>
        <Button wide onClick={() => entry.send({ type: "account.switch" })}>
          <Trans>Switch account</Trans>
        </Button>
        <Link className={buttonLink.secondary} to="/kyc/user">
          <Trans>Stay signed in</Trans>
        </Link>
      </Actions>
    </>
  );
}
