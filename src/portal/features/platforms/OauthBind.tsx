import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { bindAddress } from "#contract/forms/accounts/bind-address.ts";
import { signInAgain } from "#contract/forms/accounts/sign-in-again.ts";
import { limits } from "#contract/limits.ts";
import { classes } from "#ui/shared/classes.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { link, roomy } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { CodePane } from "../accounts/CodePane.tsx";
import { usePane } from "../collaborators/TicketPanes.tsx";
import { type ClaimRef, type EntryRef, useAddress, useClaim } from "./use-platform-entry.ts";

/** Connecting an account: which one, the code from its mailbox, and where it is asked for its password. */
export function Binding({ entry }: { entry: EntryRef }) {
  const claim = useClaim(entry);
  return claim ? <Pane entry={entry} claim={claim} /> : null;
}

interface Props {
  entry: EntryRef;
  claim: ClaimRef;
}

function Pane({ entry, claim }: Props) {
  switch (usePane(claim)) {
    case "describing":
      return <Address entry={entry} claim={claim} />;
    case "proving,readingMail":
      return <Code claim={claim} />;
    case "proving,givingPassword":
      return <Password claim={claim} />;
    case "claimed":
    case "expired":
      return null;
  }
}

function Address({ entry, claim }: Props) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Connect an account, 1 of 2</Trans>}
        title={<Trans>Your account on this portal</Trans>}
        lead={
          <Trans>
            We will send a code to its email address. No account yet?{" "}
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
        parent={claim}
        child="accountForm"
        section={bindAddress}
        submit={<Trans>Send code</Trans>}
      />
    </>
  );
}

function Code({ claim }: { claim: ClaimRef }) {
  const email = useAddress(claim);
  return (
    <CodePane
      parent={claim}
      eyebrow={<Trans>Connect an account, 2 of 2</Trans>}
      email={email}
      onlyKnown
      change={() => claim.send({ type: "address.change" })}
    />
  );
}

function Password({ claim }: { claim: ClaimRef }) {
  const { proofMinutes } = limits;
  const email = useAddress(claim);
  return (
    <>
      <PageHead
        eyebrow={<Trans>Connect an account, 2 of 2</Trans>}
        title={<Trans>Confirm it is you</Trans>}
        lead={
          <Trans>
            Code accepted. It has been some time since you confirmed <strong>{email}</strong>, so
            enter your password as well. You have {proofMinutes} minutes. Out of time?{" "}
            <button
              type="button"
              className={link}
              onClick={() => claim.send({ type: "code.send" })}
            >
              Send a new code
            </button>
          </Trans>
        }
      />
      {/* Password managers look for the address beside the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FieldStack>
        <EntryForm
          parent={claim}
          child="passwordForm"
          section={signInAgain}
          submit={<Trans>Connect my existing account</Trans>}
        />
        {/* With a new password the person goes on here. */}
        <Link className={classes(link, roomy)} to="/kyc/forgetpwd" target="_blank">
          <Trans>Forgot your password?</Trans>
        </Link>
      </FieldStack>
    </>
  );
}
