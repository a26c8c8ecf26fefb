import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { lead } from "#ui/theme/type.css.ts";
import { CodeForm, type ProofRef } from "#portal/form/CodeForm.tsx";
import { CodeLead } from "../accounts/CodeLead.tsx";
import * as css from "./agreement.css.ts";
import type { AgreementRef } from "./signing.ts";

/** The code from the email, as the second proof. */
export function SignatureCode({ actor }: { actor: AgreementRef }) {
  const proof = useSelector(actor, ({ children }) => children["emailProof"]) as
    | ProofRef
    | undefined;
  const email = useSelector(actor, ({ context }) => context.email);
  const isAgain = useSelector(actor, (snapshot) => snapshot.matches({ proving: "again" }));
  if (!proof) return null;
  return (
    <div className={css.code}>
      <p className={lead}>
        <CodeLead proof={proof} email={email} />
      </p>
      <CodeForm
        key={proof.sessionId}
        proof={proof}
        notice={
          isAgain ? <Trans>The verification has expired. Please send a new code.</Trans> : undefined
        }
        help={
          <Button look="quiet" onClick={() => actor.send({ type: "signature.change" })}>
            <Trans>Change your signature</Trans>
          </Button>
        }
      />
    </div>
  );
}
