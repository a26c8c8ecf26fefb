import { Trans } from "@lingui/react/macro";
import { signupPassword } from "#contract/forms/signup.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { Actions } from "#ui/Actions.tsx";
import { Button } from "#ui/Button.tsx";
import { EntryForm } from "../form/EntryForm.tsx";
import type { RegistrationRef } from "./Signup.tsx";

/** Registration, last pane: the password. */
export function SignupPassword({ registration }: { registration: RegistrationRef }) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Register, 3 of 3</Trans>}
        title={<Trans>Choose a password</Trans>}
      />
      <EntryForm
        parent={registration}
        child="passwordForm"
        section={signupPassword}
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
