import { msg } from "@lingui/core/macro";
import { login } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { signInAgain } from "#contract/forms/sign-in-again.ts";
import { api, type Refused } from "../api.ts";
import { refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted } from "./adapted.ts";
import { notProved, proofBy } from "./email-proof.ts";
import { formFor } from "./forms.ts";
import { openJournal } from "./journal.ts";

type Begin = (reply: ReplyTo<typeof login>) => void;

/** The password of a holder whose session ended, for the address that was signed in. */
export function passwordAgain(begin: Begin) {
  const none = () => [];
  const logic = formFor(signInAgain, none, async (values) => {
    const body = { email: String(values["email"]), password: String(values["password"]) };
    const outcome = await api(login, { body });
    if (!outcome.ok) return { kind: "refusal", refusal: refusalWords(outcome) };
    begin(outcome.data);
    return { kind: "accepted" };
  });
  return adapted(logic, {
    getInitialSnapshot: (scope: never, { email }: { email: string }) =>
      logic.getInitialSnapshot(scope, { values: { email } }),
  });
}

/** Proving the address that a link was sent to signs its owner in. */
export function proofByTicket(ticketNow: () => string, begin: Begin) {
  return proofBy({
    purpose: "assistant",
    send: async ({ resends }) => {
      const ticket = ticketNow();
      if (ticket === "") return noLink();
      return api(sendCaptchaByTicket, { body: { ticket, count: resends } });
    },
    verify: async ({ code }) => {
      const outcome = await api(loginByEkycTicket, {
        body: { ticket: ticketNow(), captcha: code },
      });
      if (!outcome.ok) return notProved(outcome);
      begin(outcome.data);
      return { kind: "proved" };
    },
  });
}

const noLink = (): Refused => ({
  ok: false,
  code: -1,
  status: 200,
  refusal: "linkExpired",
  message: i18n._(msg`This link has expired. Ask the account holder for a new one.`),
  data: {},
});

const journalName = "link";
let reading: Promise<void> | undefined;
let known = "";

/** Remembers by which link a collaborator came in; only the same account's session can read it again. */
export async function rememberLink(ticket: string): Promise<void> {
  known = ticket;
  const journal = await openJournal(journalName);
  await journal?.write({ ticket });
}

/** Reads the link while the session still gives the key: once it has ended, nobody could. */
export function recallLink(): void {
  reading ??= openJournal(journalName)
    .then((journal) => journal?.read())
    .then((kept) => {
      known ||= (kept as { ticket: string } | undefined)?.ticket ?? "";
    });
}

/** The code of a collaborator whose session ended, sent to the address of the same link. */
export function codeAgain(begin: Begin) {
  return proofByTicket(() => known, begin);
}
