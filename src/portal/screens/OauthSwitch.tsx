import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Actions } from "#ui/Actions.tsx";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { buttonLink } from "../shell/button-link.ts";
import type { EntryRef } from "./TicketPanes.tsx";

/** Nobody is signed in here, and the platform's account is bound to an account. */
export function Recognised({ entry }: { entry: EntryRef }) {
  const { sender, email } = useSelector(entry, (snapshot) => snapshot.context);
  return (
    <>
      <PageHead
        title={<Trans>Log in with your {sender} account?</Trans>}
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
            Go on only if you logged in at {sender} yourself: what you enter here is seen by whoever
            that account belongs to.
          </Trans>
        </Callout>
        <Actions stacked>
          <Button wide onClick={() => entry.send({ type: "account.enter" })}>
            <Trans>Go on</Trans>
          </Button>
          <Link className={buttonLink.secondary} to="/kyc/login">
            <Trans>Log in another way</Trans>
          </Link>
        </Actions>
      </FieldStack>
    </>
  );
}

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
