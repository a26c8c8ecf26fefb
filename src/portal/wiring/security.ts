import { passwordChange } from "@gatehouse/machines/password-change";
import { msg } from "@lingui/core/macro";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import * as security from "#contract/calls/security.ts";
import { changePasswordSection } from "#contract/forms/change-password.ts";
import { typedTwice } from "#contract/forms/signup-also.ts";
import { api } from "../api.ts";
import { refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { notify } from "./notices.ts";

const changeForm = formFor(changePasswordSection, typedTwice, async (values) => {
  const body = { password: String(values["current"]), new_password: String(values["password"]) };
  const outcome = await api(security.changePassword, { body });
  if (!outcome.ok) return { kind: "rejected", refusal: refusalWords(outcome) };
  notify("passwordChanged", "positive", i18n._(msg`Password changed`));
  return { kind: "accepted" };
});

const wired = passwordChange.provide({
  actors: {
    passwordForm: adapted(changeForm, {
      getInitialSnapshot: (scope: never) => changeForm.getInitialSnapshot(scope, { values: {} }),
    }),
  },
});

/** Changing the password of the person who is signed in, after which the server ends the sessions elsewhere and `changed` is told. */
export function usePasswordChange(changed: () => void) {
  const actor = useActorRef(wired);
  useEffect(() => {
    const hearing = actor.on("password.changed", changed);
    return () => hearing.unsubscribe();
  }, [actor, changed]);
  return actor;
}

/** Ends one session elsewhere, or all of them; a refusal is told by itself. */
export async function endElsewhere(id?: string): Promise<void> {
  const outcome = await api(security.endSessions, { body: id === undefined ? {} : { id } });
  if (outcome.ok) notify("sessionsEnded", "positive", i18n._(msg`Signed out there`));
}
