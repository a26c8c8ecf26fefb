import { signInAgain, type SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import { useActorRef } from "@xstate/react";
import { login } from "#contract/calls/account.ts";
import { signInAgain as questions } from "#contract/forms/accounts/sign-in-again.ts";
import { api } from "#portal/app/api.ts";
import { formFor } from "#portal/form/forms.ts";
import { knownLinkActor } from "../collaborators/known-link.ts";
import { passwordWords } from "../accounts/password-in-place.ts";
import { proofByTicket } from "../collaborators/proof-by-ticket.ts";
import { sessionLink } from "../platforms/session-link.ts";

/** The form in the dialog shows each rejection itself; a toast would cover its button. */
const loginInPlace = { ...login, loudness: "silent" } as const;

const wired = signInAgain.provide({
  actors: {
    passwordForm: formFor(
      questions,
      () => [],
      async (values) => {
        const body = { email: String(values["email"]), password: String(values["password"]) };
        const outcome = await api(loginInPlace, { body });
        if (!outcome.ok) return { kind: "rejected", refusal: passwordWords(outcome) };
        return { kind: "accepted", result: outcome.data };
      },
    ),
    emailProof: proofByTicket(() => knownLinkActor.getSnapshot().context.ticket),
    session: sessionLink(),
  },
});

/** Signing in again over a page: the password of the signed-in address, or a code by the link. */
export const useSignInAgain = (input: SignInAgainInput) => useActorRef(wired, { input });
