import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { OfName } from "#portal/app/OfName.tsx";
import { RevocationDialog } from "../../accounts/RevocationDialog.tsx";
import { useRevocation } from "../../accounts/use-revocation.ts";
import { wiredEnds } from "./line-acts.ts";

interface Props {
  act: keyof typeof wiredEnds;
  line: string;
  name: string;
  heading: RefObject<HTMLElement | null>;
}

/** Withdraws a line or closes its account, after a question that says what follows. */
export function LineEnd({ act, line, name, heading }: Props) {
  const { actor, focusAfter } = useRevocation(wiredEnds[act], heading);
  const isWithdrawal = act === "withdraw";
  const ask = () => actor.send({ type: "revocation.ask", id: line, name });
  return (
    <>
      <Button look="quiet" onClick={ask}>
        {isWithdrawal ? <Trans>Withdraw</Trans> : <Trans>Close the account</Trans>}
        <OfName>{name}</OfName>
      </Button>
      <RevocationDialog
        actor={actor}
        title={
          isWithdrawal ? (
            <Trans>Withdraw your application for {name}?</Trans>
          ) : (
            <Trans>Close the business account for {name}?</Trans>
          )
        }
        confirm={isWithdrawal ? <Trans>Withdraw</Trans> : <Trans>Close the account</Trans>}
        focusAfter={focusAfter}
      >
        {isWithdrawal ? (
          <Trans>
            We stop the review. Your answers and documents stay as a draft, which you can change and
            submit again.
          </Trans>
        ) : (
          <Trans>
            You cannot open it again yourself. To use this business line again, you have to contact
            the KYC team.
          </Trans>
        )}
      </RevocationDialog>
    </>
  );
}
