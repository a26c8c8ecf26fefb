import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { signupDetails } from "#contract/forms/signup.ts";
import { link } from "#ui/link.css.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { EntryForm } from "../form/EntryForm.tsx";
import { CodePane } from "./CodePane.tsx";
import type { EntryRef } from "./TicketPanes.tsx";

/** Making an account for a platform's person, first pane: who applies. */
export function CreateDetails({ entry }: { entry: EntryRef }) {
  const sender = useSelector(entry, (snapshot) => snapshot.context.sender);
  return (
    <>
      <PageHead
        eyebrow={<Trans>Create an account, 1 of 2</Trans>}
        title={<Trans>Who applies</Trans>}
        lead={
          <Trans>
            You will log in with your {sender} account, without a password. An account here already?{" "}
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
        child="detailsForm"
        section={signupDetails}
        submit={<Trans>Next Page</Trans>}
      />
    </>
  );
}

/** Making an account, second pane: the code that went to its address. */
export function CreateCode({ entry }: { entry: EntryRef }) {
  const email = useSelector(entry, (snapshot) => snapshot.context.address);
  return (
    <CodePane
      parent={entry}
      eyebrow={<Trans>Create an account, 2 of 2</Trans>}
      email={email}
      change={() => entry.send({ type: "address.change" })}
    />
  );
}
