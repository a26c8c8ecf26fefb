import { Trans } from "@lingui/react/macro";
import { changePasswordSection } from "#contract/forms/accounts/change-password.ts";
import { FormDialog } from "#portal/form/FormDialog.tsx";
import { wiredPasswordChange } from "./security.ts";

/** Changes the password in a dialog. */
export const PasswordChange = () => (
  <FormDialog
    dialog={wiredPasswordChange}
    section={changePasswordSection}
    title={<Trans>Change password</Trans>}
    description={<Trans>All other devices will be signed out.</Trans>}
    submit={<Trans>Change password</Trans>}
  />
);
