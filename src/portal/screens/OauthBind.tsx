import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { bindAddress } from "#contract/forms/bind-address.ts";
import { link } from "#ui/link.css.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { EntryForm } from "../form/EntryForm.tsx";
import { CodePane } from "./CodePane.tsx";
import type { EntryRef } from "./TicketPanes.tsx";

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
