import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { signupPassword } from "#contract/forms/signup.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { Actions } from "#ui/Actions.tsx";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { EntryForm } from "../form/EntryForm.tsx";
import type { RegistrationRef } from "./Signup.tsx";

/** Registration, last pane: the password. */
export function SignupPassword({ registration }: { registration: RegistrationRef }) {
  const refusal = useSelector(registration, (snapshot) => snapshot.context.refusal);
  const unanswered = useSelector(registration, (snapshot) =>
    snapshot.matches({ choosingPassword: "unanswered" }),
  );
  const busy = useSelector(registration, (snapshot) => snapshot.matches("registering"));
  return (
    <>
      <PageHead
        eyebrow={<Trans>Register, 3 of 3</Trans>}
        title={<Trans>Choose a password</Trans>}
      />
      {refusal || unanswered ? (
        <ErrorSummary title={refusal ?? <Trans>Server error!</Trans>} errors={[]} />
      ) : null}
      <EntryForm
        parent={registration}
        child="passwordForm"
        section={signupPassword}
        busy={busy}
        submit={<Trans>Register</Trans>}
      />
      <Actions stacked>
        <Button look="quiet" wide onClick={() => registration.send({ type: "details.change" })}>
          <Trans>Previous Page</Trans>
        </Button>
      </Actions>
    </>
  );
}
