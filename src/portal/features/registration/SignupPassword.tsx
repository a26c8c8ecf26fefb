import { Trans } from "@lingui/react/macro";
import { signupPassword } from "#contract/forms/accounts/signup.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import type { RegistrationRef } from "./registration.ts";

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
