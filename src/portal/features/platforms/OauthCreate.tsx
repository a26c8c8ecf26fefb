import { Trans } from "@lingui/react/macro";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { link } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { CodePane } from "../accounts/CodePane.tsx";
import { usePane } from "../collaborators/TicketPanes.tsx";
import {
  type ClaimRef,
  type EntryRef,
  useAddress,
  useClaim,
  useNamed,
} from "./use-platform-entry.ts";

/** Creating an account for a platform's person: who applies, and the code from the mailbox. */
export function Creating({ entry }: { entry: EntryRef }) {
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
      return <Details entry={entry} claim={claim} />;
    case "proving,readingMail":
      return <Code claim={claim} />;
    case "proving,givingPassword":
    case "claimed":
    case "expired":
      return null;
  }
}

function Details({ entry, claim }: Props) {
  const { sender } = useNamed(entry);
  return (
    <>
      <PageHead
        eyebrow={<Trans>Create an account, 1 of 2</Trans>}
        title={<Trans>Applicant type</Trans>}
        lead={
          <Trans>
            You will log in with your {sender} account and do not need a password. Already have an
            account?{" "}
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
        section={signupDetails}
        submit={<Trans>Next Page</Trans>}
      />
    </>
  );
}

function Code({ claim }: { claim: ClaimRef }) {
  const email = useAddress(claim);
  return (
    <CodePane
      parent={claim}
      eyebrow={<Trans>Create an account, 2 of 2</Trans>}
      email={email}
      change={() => claim.send({ type: "address.change" })}
    />
  );
}
