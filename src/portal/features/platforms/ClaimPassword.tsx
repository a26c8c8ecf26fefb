import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { signInAgain } from "#contract/forms/accounts/sign-in-again.ts";
import { proofMinutes } from "#contract/limit-values.ts";
import { classes } from "#ui/shared/classes.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { link, roomy } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { type ClaimRef, useAddress } from "./use-platform-entry.ts";

/** An address that was proved long ago: the account's password as well. */
export function ClaimPassword({ claim }: { claim: ClaimRef }) {
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
