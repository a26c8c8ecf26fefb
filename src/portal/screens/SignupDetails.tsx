import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { signupDetails } from "#contract/forms/signup.ts";
import { link } from "#ui/link.css.ts";
import { PageHead } from "#ui/PageHead.tsx";
import { EntryForm } from "../form/EntryForm.tsx";
import type { RegistrationRef } from "./Signup.tsx";

/** Registration, first pane: who applies and who is the contact person. */
export function SignupDetails({ registration }: { registration: RegistrationRef }) {
  return (
    <>
      <PageHead
        eyebrow={<Trans>Register, 1 of 3</Trans>}
        title={<Trans>Create a new account</Trans>}
        lead={
          <Trans>
            Registered already?{" "}
            <Link className={link} to="/kyc/login">
              Log in
            </Link>
          </Trans>
        }
      />
      <EntryForm
        parent={registration}
        child="detailsForm"
        section={signupDetails}
        submit={<Trans>Next Page</Trans>}
      />
    </>
  );
}
