import { msg } from "@lingui/core/macro";
import { login } from "#contract/calls/account.ts";
import { signInAgain } from "#contract/forms/sign-in-again.ts";
import { api, type Refused } from "../api.ts";
import { refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import { adapted, lateLogic } from "./adapted.ts";
import { formFor } from "./forms.ts";
import { openJournal } from "./journal.ts";
import type { Begin, proofByTicket } from "./proof-by-ticket.ts";

/** The form in the dialog says each refusal itself; a toast would lie over its button. */
const loginInPlace = { ...login, loudness: "silent" } as const;

const wrong = msg`The password is not right. Please check and try again.`;

/** Nobody was asked for the address, so nothing is said of it. */
const wordsInPlace = (refused: Refused): string =>
  refused.refusal === "wrongLogin" ? i18n._(wrong) : refusalWords(refused);

/** The password of a holder whose session ended, for the address that was signed in. */
export function passwordAgain(begin: Begin) {
  const none = () => [];
  const logic = formFor(signInAgain, none, async (values) => {
    const body = { email: String(values["email"]), password: String(values["password"]) };
    const outcome = await api(loginInPlace, { body });
    if (!outcome.ok) return { kind: "refusal", refusal: wordsInPlace(outcome) };
    begin(outcome.data);
    return { kind: "accepted" };
  });
  return adapted(logic, {
    getInitialSnapshot: (scope: never, { email }: { email: string }) =>
      logic.getInitialSnapshot(scope, { values: { email } }),
  });
}

const journalName = "link";
let reading: Promise<void> | undefined;
let known = "";

/** Remembers by which link a collaborator came in; only the same account's session can read it again. */
export async function rememberLink(ticket: string): Promise<void> {
  known = ticket;
  const journal = await openJournal(journalName);
  await journal?.write({ ticket });
}

/** Reads the link while the session still gives the key: once it has ended, nobody could. Asked again, it tries again. */
export function recallLink(): void {
  const over = () => (reading = undefined);
  if (known === "") reading ??= readLink().then(over, over);
}

async function readLink(): Promise<void> {
  const kept = await openJournal(journalName).then((journal) => journal?.read());
  known ||= (kept as { ticket: string } | undefined)?.ticket ?? "";
}

/** The link by which the collaborator of this browser came in; empty where it is not known. */
export const knownLink = (): string => known;

/** The code of a collaborator whose session ended: its chart comes with the pane on which one is asked for. */
export const codeAgain = lateLogic<ReturnType<typeof proofByTicket>>();
