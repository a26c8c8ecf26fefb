import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { type EntryRef, useNamed } from "./use-platform-entry.ts";

/** No account is signed in here, and the platform's account has none yet. */
export function Choice({ entry }: { entry: EntryRef }) {
  const { sender } = useNamed(entry);
  return (
    <OwnAccount
      entry={entry}
      title={<Trans>Continue from {sender}</Trans>}
      warning={
        <Trans>
          Continue only if you logged in to {sender} yourself. Anyone who can log in to that account
          will be able to log in here.
        </Trans>
      }
    >
      <Button wide onClick={() => entry.send({ type: "account.bind" })}>
        <Trans>Connect my existing account</Trans>
      </Button>
      <Button look="secondary" wide onClick={() => entry.send({ type: "account.create" })}>
        <Trans>Create a new account</Trans>
      </Button>
    </OwnAccount>
  );
}

/** No account is signed in here, and the platform's account has one. */
export function Recognised({ entry }: { entry: EntryRef }) {
  const { sender } = useNamed(entry);
  return (
    <OwnAccount
      entry={entry}
      title={<Trans>Log in with your {sender} account?</Trans>}
      warning={
        <Trans>
          Continue only if you logged in to {sender} yourself. The owner of that account can see
          what you enter here.
        </Trans>
      }
    >
      <Button wide onClick={() => entry.send({ type: "account.enter" })}>
        <Trans>Continue</Trans>
      </Button>
      <Link className={buttonLink.secondary} to="/kyc/login">
        <Trans>Log in another way</Trans>
      </Link>
    </OwnAccount>
  );
}

interface Props {
  entry: EntryRef;
  title: ReactNode;
  warning: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** Names the account at the platform, and asks the person to be sure that it is theirs. */
function OwnAccount({ entry, title, warning, children }: Props) {
  const { email } = useNamed(entry);
  const lead = (
    <Trans>
      Your platform account is <strong>{email}</strong>.
    </Trans>
  );
  return (
    <>
      <PageHead title={title} {...(email === "" ? {} : { lead })} />
      <FieldStack>
        <Callout tone="caution">{warning}</Callout>
        <Actions stacked>{children}</Actions>
      </FieldStack>
    </>
  );
}
