import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { bindAddress } from "#contract/forms/accounts/bind-address.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { link } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { CodePane } from "../accounts/CodePane.tsx";
import { usePane } from "../collaborators/TicketPanes.tsx";
import { ClaimPassword } from "./ClaimPassword.tsx";
import {
  type ClaimRef,
  type EntryRef,
  useAddress,
  useClaim,
  useNamed,
} from "./use-platform-entry.ts";

interface Props {
  entry: EntryRef;
  claim: ClaimRef;
  isNew: boolean;
}

/** Connecting or creating an account: which one, the code from its mailbox, and where it is asked for its password. */
export function OauthClaim({ entry, isNew = false }: { entry: EntryRef; isNew?: boolean }) {
  const claim = useClaim(entry);
  return claim ? <Pane entry={entry} claim={claim} isNew={isNew} /> : null;
}

function Pane(props: Props) {
  switch (usePane(props.claim)) {
    case "describing":
      return <Account {...props} />;
    case "proving,readingMail":
      return <Code {...props} />;
    case "proving,givingPassword":
      return <ClaimPassword claim={props.claim} />;
    case "claimed":
    case "expired":
      return null;
  }
}

function Account({ entry, claim, isNew }: Props) {
  return (
    <>
      {isNew ? <NewAccount entry={entry} /> : <KnownAccount entry={entry} />}
      <EntryForm
        parent={claim}
        child="accountForm"
        section={isNew ? signupDetails : bindAddress}
        submit={isNew ? <Trans>Next Page</Trans> : <Trans>Send code</Trans>}
      />
    </>
  );
}

function KnownAccount({ entry }: { entry: EntryRef }) {
  return (
    <PageHead
      eyebrow={<Trans>Connect an account, 1 of 2</Trans>}
      title={<Trans>Your account on this portal</Trans>}
      lead={
        <Trans>
          We will send a code to its email address. No account yet?{" "}
          <BackToChoice entry={entry}>Choose again</BackToChoice>
        </Trans>
      }
    />
  );
}

function NewAccount({ entry }: { entry: EntryRef }) {
  const { sender } = useNamed(entry);
  return (
    <PageHead
      eyebrow={<Trans>Create an account, 1 of 2</Trans>}
      title={<Trans>Applicant type</Trans>}
      lead={
        <Trans>
          You will log in with your {sender} account and do not need a password. Already have an
          account? <BackToChoice entry={entry}>Choose again</BackToChoice>
        </Trans>
      }
    />
  );
}

function BackToChoice({ entry, children }: { entry: EntryRef; children?: ReactNode }) {
  return (
    <button type="button" className={link} onClick={() => entry.send({ type: "account.choose" })}>
      {children}
    </button>
  );
}

function Code({ claim, isNew }: Props) {
  return (
    <CodePane
      parent={claim}
      eyebrow={
        isNew ? <Trans>Create an account, 2 of 2</Trans> : <Trans>Connect an account, 2 of 2</Trans>
      }
      email={useAddress(claim)}
      onlyKnown={!isNew}
      change={() => claim.send({ type: "address.change" })}
    />
  );
}
