import { passwordChange } from "@gatehouse/machines/password-change";
import * as security from "#contract/calls/security.ts";
import { changePasswordSection } from "#contract/forms/change-password.ts";
import { typedTwice } from "#contract/forms/signup-also.ts";
import { refusalWords } from "../reactions.ts";
import type { Services } from "../app/system.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";

/** Changing the password of the person who is signed in; the server then ends the sessions elsewhere, and `changed` is called. */
export function wiredPasswordChange(changed: () => void) {
  const form = formFor(changePasswordSection, typedTwice, async (values, { api, notify }) => {
    const body = { password: String(values["current"]), new_password: String(values["password"]) };
    const outcome = await api(security.changePassword, { body });
    if (!outcome.ok) return { kind: "rejected", refusal: refusalWords(outcome) };
    notify("passwordChanged");
    changed();
    return { kind: "accepted" };
  });
  return passwordChange.provide({
    actors: {
      passwordForm: adapted(form, {
        getInitialSnapshot: (scope: never) => form.getInitialSnapshot(scope, { values: {} }),
      }),
    },
  });
}

/** Ends one session elsewhere, or all of them; a rejection is displayed by itself. */
export async function endElsewhere({ api, notify }: Services, id?: string): Promise<void> {
  const outcome = await api(security.endSessions, { body: id === undefined ? {} : { id } });
  if (outcome.ok) notify("sessionsEnded");
}
