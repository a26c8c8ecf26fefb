import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { roles } from "#contract/accounts/roles.ts";
import { Button } from "#ui/Button/Button.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import { useCall } from "#portal/actors/use-call.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useServices } from "#portal/system/use-portal.ts";
import { AnsweredCount } from "./AnsweredCount.tsx";
import type { RequestRef } from "./request.ts";

/** How much is answered, and the button that sends it; only the holder has that. */
export function RequestFoot({ actor }: { actor: RequestRef }) {
  const person = useServices().person();
  const isUnsaved = useSelector(actor, ({ context }) =>
    context.items.some(({ isSaved }) => !isSaved),
  );
  const isSettling = useSelector(actor, (snapshot) => snapshot.matches("settling"));
  const { isBusy, send } = useCall(actor, "send", { type: "documents.send" });
  const maySend = person !== null && roles[person.role].submit;
  return (
    <FootBar
      state={
        <SaveState kind={isUnsaved ? "saving" : "saved"}>
          {isUnsaved ? <Trans>Saving</Trans> : <AnsweredCount actor={actor} />}
        </SaveState>
      }
      previous={
        <Link to="/kyc/user" className={buttonLink.secondary}>
          <Trans>Dashboard</Trans>
        </Link>
      }
      next={
        maySend ? (
          <Button busy={isBusy || isSettling} onClick={send}>
            <Trans>Send</Trans>
          </Button>
        ) : null
      }
      note={
        maySend ? (
          <Trans>Your answers are saved. You can leave and come back at any time.</Trans>
        ) : (
          <Trans>Your answers are saved. Only the account holder can send them.</Trans>
        )
      }
    />
  );
}
