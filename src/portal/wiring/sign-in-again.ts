import { signInAgain, type SignInAgainInput } from "@gatehouse/machines/sign-in-again";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { signInAgain as questions } from "#contract/forms/sign-in-again.ts";
import { api } from "../api.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { knownLink } from "./known-link.ts";
import { passwordWords } from "./password-in-place.ts";
import { proofByTicket } from "./proof-by-ticket.ts";
import { begin } from "./session.ts";

/** The form in the dialog says each refusal itself; a toast would lie over its button. */
const loginInPlace = { ...login, errorDisplay: "inline" } as const;

const form = formFor(
  questions,
  () => [],
  async (values) => {
    const body = { email: String(values["email"]), password: String(values["password"]) };
    const outcome = await api(loginInPlace, { body });
    if (!outcome.ok) return { kind: "refusal", refusal: passwordWords(outcome) };
    return { kind: "accepted", result: outcome.data };
  },
);

const wired = signInAgain.provide({
  actors: {
    passwordForm: adapted(form, {
      getInitialSnapshot: (scope: never, { email }: { email: string }) =>
        form.getInitialSnapshot(scope, { values: { email } }),
    }),
    emailProof: proofByTicket(knownLink),
  },
});

/** Signing in again over a page: the password of the address that was signed in, or a code by the link. */
export function useSignInAgain(input: SignInAgainInput) {
  const actor = useActorRef(wired, { input });
  useEffect(() => {
    const back = actor.on("person.back", ({ answer }) => begin(answer as ReplyTo<typeof login>));
    return () => back.unsubscribe();
  }, [actor]);
  return actor;
}
