import { signInAgain } from "@gatehouse/machines/sign-in-again";
import { login } from "#contract/calls/account.ts";
import { signInAgain as questions } from "#contract/forms/sign-in-again.ts";
import { actorIn } from "../app/system.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { passwordWords } from "./password-in-place.ts";
import { proofByTicket } from "./proof-by-ticket.ts";
import { memberOf } from "./session.ts";

/** The form in the dialog says each refusal itself; a toast would lie over its button. */
const loginInPlace = { ...login, errorDisplay: "inline" } as const;

const form = formFor(
  questions,
  () => [],
  async (values, { api }) => {
    const body = { email: String(values["email"]), password: String(values["password"]) };
    const outcome = await api(loginInPlace, { body });
    if (!outcome.ok) return { kind: "rejected", refusal: passwordWords(outcome) };
    return { kind: "accepted", result: memberOf(outcome.data) };
  },
);

/** Signing in again over a page: the password of the address that was signed in, or a code by the link. */
export const wiredSignInAgain = signInAgain.provide({
  actors: {
    passwordForm: adapted(form, {
      getInitialSnapshot: (scope: never, { email }: { email: string }) =>
        form.getInitialSnapshot(scope, { values: { email } }),
    }),
    emailProof: proofByTicket(
      (system) => actorIn(system, "knownLink").getSnapshot().context.ticket,
    ),
  },
});
