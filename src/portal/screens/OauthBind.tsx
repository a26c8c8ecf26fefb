import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Link } from "@tanstack/react-router";
import { bindAddress } from "#contract/forms/bind-address.ts";
import { signInAgain } from "#contract/forms/sign-in-again.ts";
import { limits } from "#contract/limits.ts";
import { classes } from "#ui/classes.ts";
import { FieldStack } from "#ui/FieldStack.tsx";
import { link, roomy } from "#ui/link.css.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { EntryForm } from "../form/EntryForm.tsx";
import { CodePane } from "./CodePane.tsx";
import type { EntryRef } from "./TicketPanes.tsx";

const { proofMinutes } = limits;

/** Connecting an account, first pane: which one. */
export function BindAddress({ entry }: { entry: EntryRef }) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Connect an account, 1 of 2</Trans>}
        title={<Trans>Your account here</Trans>}
        lead={
          <Trans>
            We send a code to its address. No account yet?{" "}
            <button
              type="button"
              className={link}
              onClick={() => entry.send({ type: "account.choose" })}
            >
              Choose again
            </button>
          </Trans>
        }
      />
      <EntryForm
        parent={entry}
        child="addressForm"
        section={bindAddress}
        submit={<Trans>Send code</Trans>}
      />
    </>
  );
}

/** Connecting an account, second pane: the code that went to its address. */
export function BindCode({ entry }: { entry: EntryRef }) {
  const email = useSelector(entry, (snapshot) => snapshot.context.address);
  return (
    <CodePane
      parent={entry}
      eyebrow={<Trans>Connect an account, 2 of 2</Trans>}
      email={email}
      onlyKnown
      change={() => entry.send({ type: "address.change" })}
    />
  );
}

/** Connecting an account whose mailbox was last proved long ago: its password beside the code. */
export function BindPassword({ entry }: { entry: EntryRef }) {
  const email = useSelector(entry, (snapshot) => snapshot.context.address);
  return (
    <>
      <PageHead
        eyebrow={<Trans>Connect an account, 2 of 2</Trans>}
        title={<Trans>Confirm that it is you</Trans>}
        lead={
          <Trans>
            The code was right. You last confirmed <strong>{email}</strong> long ago, so we also ask
            for your password, within {proofMinutes} minutes. Too late?{" "}
            <button type="button" className={link} onClick={() => entry.send({ type: "code.ask" })}>
              Send a new code
            </button>
          </Trans>
        }
      />
      {/* Password managers look for the address beside the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FieldStack>
        <EntryForm
          parent={entry}
          child="passwordForm"
          section={signInAgain}
          submit={<Trans>Connect my account here</Trans>}
        />
        {/* Whoever comes back with another password goes on here. */}
        <Link className={classes(link, roomy)} to="/kyc/forgetpwd" target="_blank">
          <Trans>Forgot your password?</Trans>
        </Link>
      </FieldStack>
    </>
  );
}
