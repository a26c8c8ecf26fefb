import type { codeRequest } from "@gatehouse/machines/accounts/code-request";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { codeDigits, codeMinutes } from "#contract/limit-values.ts";
import { link } from "#ui/shared/link.css.ts";
import type { ProofRef } from "#portal/form/CodeForm.tsx";

export interface CodeLeadProps {
  /** The address the code is sent to. */
  email: string;
  /** Does not reveal whether the address has an account: the code is sent only if it has one. */
  onlyKnown?: boolean;
  /** The way to another address. */
  change?: () => void;
}

/** Where the code goes, or has gone once it has. */
export function CodeLead({ proof, email, onlyKnown, change }: CodeLeadProps & { proof: ProofRef }) {
  const request = useSelector(proof, (snapshot) => snapshot.children["codeRequest"]) as
    | ActorRefFrom<typeof codeRequest>
    | undefined;
  const isSent = useSelector(
    request,
    (now) => (now?.context.resends ?? 0) > 0 || now?.hasTag("locked") || now?.matches("resendable"),
  );
  if (onlyKnown)
    return isSent ? (
      <Trans>
        If <strong>{email}</strong> has an account, we have sent it a {codeDigits}-digit code. The
        code is valid for {codeMinutes} minutes. <Change to={change}>Use another address</Change>
      </Trans>
    ) : (
      <Trans>
        If <strong>{email}</strong> has an account, we will send it a {codeDigits}-digit code. The
        code is valid for {codeMinutes} minutes. <Change to={change}>Use another address</Change>
      </Trans>
    );
  return isSent ? (
    <Trans>
      We sent a {codeDigits}-digit code to <strong>{email}</strong>. The code is valid for{" "}
      {codeMinutes} minutes. <Change to={change}>Use another address</Change>
    </Trans>
  ) : (
    <Trans>
      We will send a {codeDigits}-digit code to <strong>{email}</strong>. The code is valid for{" "}
      {codeMinutes} minutes. <Change to={change}>Use another address</Change>
    </Trans>
  );
}

function Change({ to, children }: { to: (() => void) | undefined; children?: ReactNode }) {
  return to ? (
    <button type="button" className={link} onClick={to}>
      {children}
    </button>
  ) : null;
}
