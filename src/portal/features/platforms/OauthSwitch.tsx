import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { type EntryRef, useNamed } from "./use-platform-entry.ts";

/** Another account is signed in here than the one that the platform's account has or gets. */
export function ConfirmAccountSwitch({ entry }: { entry: EntryRef }) {
  const { sender } = useNamed(entry);
  const isNew = useSelector(entry, (snapshot) => snapshot.context.ticket?.kind === "newMember");
  const lead = isNew ? (
    <Trans>
      You are already logged in. If you connect or create another account, you will be signed out of
      the current one.
    </Trans>
  ) : (
    <Trans>
      You are already logged in. {sender} will log you in to another account, and you will be signed
      out of the current one.
    </Trans>
  );
  return (
    <>
      <PageHead title={<Trans>Switch to another account?</Trans>} lead={lead} />
      <Actions stacked>
        <Button wide onClick={() => entry.send({ type: "account.switch" })}>
          <Trans>Switch account</Trans>
        </Button>
        <Link className={buttonLink.secondary} to="/kyc/user">
          <Trans>Stay logged in</Trans>
        </Link>
      </Actions>
    </>
  );
}
