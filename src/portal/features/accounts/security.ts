import { formDialog } from "@gatehouse/machines/shared/form-dialog";
import { formOf } from "@gatehouse/machines/shared/form-of";
import * as security from "#contract/calls/security.ts";
import { changePasswordSection } from "#contract/forms/accounts/change-password.ts";
import { typedTwice } from "#contract/forms/accounts/signup-rules.ts";
import type { Services } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { checked, formFor } from "#portal/form/forms.ts";

/** Changing the password, after which the server ends the sessions elsewhere. */
export const wiredPasswordChange = formDialog.provide({
  actors: {
    form: formOf(
      formFor(changePasswordSection, typedTwice, async (values, { api, notify, reload }) => {
        const body = {
          password: String(values["current"]),
          new_password: String(values["password"]),
        };
        return checked(
          callOutcome(await api(security.changePassword, { body }), (): undefined => {
            notify("passwordChanged");
            reload();
          }),
        );
      }),
    ),
  },
});

/** Ends one session elsewhere, or all of them; a refusal is shown by itself. */
export async function endElsewhere({ api, notify, reload }: Services, id?: string): Promise<void> {
  const outcome = await api(security.endSessions, { body: id === undefined ? {} : { id } });
  if (outcome.ok) notify("sessionsEnded");
  reload();
}
