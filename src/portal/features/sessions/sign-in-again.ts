import { signInAgain } from "@gatehouse/machines/sessions/sign-in-again";
import { login } from "#contract/calls/account.ts";
import { signInAgain as questions } from "#contract/forms/accounts/sign-in-again.ts";
import { actorIn } from "#portal/system/system.ts";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { formFor } from "#portal/form/forms.ts";
import { passwordRefusal } from "#portal/system/refusals.ts";
import { proofByTicket } from "../collaborators/proof-by-ticket.ts";
import { sessionLink } from "../platforms/session-link.ts";

/** The form in the dialog shows each rejection itself; a toast would cover its button. */
const loginInPlace = { ...login, errorDisplay: "inline" } as const;

/** Signing in again over a page: the password of the signed-in address, or a code by the link. */
export const wiredSignInAgain = signInAgain.provide({
  actors: {
    passwordForm: formOf(
      formFor(
        questions,
        () => [],
        async (values, { api }) => {
          const body = { email: String(values["email"]), password: String(values["password"]) };
          const outcome = await api(loginInPlace, { body });
          if (!outcome.ok) return { kind: "rejected", refusal: passwordRefusal(outcome) };
          return { kind: "accepted", result: outcome.data };
        },
      ),
    ),
    emailProof: proofByTicket(
      (system) => actorIn(system, "knownLink").getSnapshot().context.ticket,
    ),
    session: sessionLink(),
  },
});
