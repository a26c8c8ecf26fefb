import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { link } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { EntryForm } from "#portal/form/EntryForm.tsx";
import { PrivacyStatement } from "#portal/app/PrivacyLink.tsx";
import type { RegistrationRef } from "./registration.ts";

/** Registration, first pane: who applies and who is the contact person. */
export function SignupDetails({ registration }: { registration: RegistrationRef }) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Register, 1 of 3</Trans>}
        title={<Trans>Create a new account</Trans>}
        lead={
          <Trans>
            Already registered?{" "}
            <Link className={link} to="/kyc/login">
              Log in
            </Link>
          </Trans>
        }
      />
      <FieldStack>
        <EntryForm
          parent={registration}
          child="detailsForm"
          section={signupDetails}
          submit={<Trans>Next Page</Trans>}
        />
        <PrivacyStatement />
      </FieldStack>
    </>
  );
}
