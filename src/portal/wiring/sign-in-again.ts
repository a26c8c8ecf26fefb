import { msg } from "@lingui/core/macro";
import { signInAgain } from "@gatehouse/machines/sign-in-again";
import { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { signInAgain as questions } from "#contract/forms/sign-in-again.ts";
import { api, type Refused } from "../api.ts";
import { refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { knownLink } from "./known-link.ts";
import { type Begin, proofByTicket } from "./proof-by-ticket.ts";
import { begin } from "./session.ts";

/** The form in the dialog says each refusal itself; a toast would lie over its button. */
const loginInPlace = { ...login, loudness: "silent" } as const;

const wrong = msg`The password is not right. Please check and try again.`;

/** Nobody was asked for the address, so nothing is said of it. */
const wordsInPlace = (refused: Refused): string =>
  refused.refusal === "wrongLogin" ? i18n._(wrong) : refusalWords(refused);

/** Signing in again over a page: the password of the address that was signed in, or a code by the link. */
export function wiredSignInAgain() {
  let answer: ReplyTo<typeof login> | undefined;
  const keep: Begin = (reply) => {
    answer = reply;
  };
  return signInAgain.provide({
    actors: { passwordForm: passwordFor(keep), emailProof: proofByTicket(knownLink, keep) },
    actions: { "go on with the session": () => answer && begin(answer) },
  });
}

function passwordFor(keep: Begin) {
  const none = () => [];
  const logic = formFor(questions, none, async (values) => {
    const body = { email: String(values["email"]), password: String(values["password"]) };
    const outcome = await api(loginInPlace, { body });
    if (!outcome.ok) return { kind: "refusal", refusal: wordsInPlace(outcome) };
    keep(outcome.data);
    return { kind: "accepted" };
  });
  return adapted(logic, {
    getInitialSnapshot: (scope: never, { email }: { email: string }) =>
      logic.getInitialSnapshot(scope, { values: { email } }),
  });
}
