import { registration, type RegisterOutcome } from "@gatehouse/machines/registration";
import type { Values } from "@gatehouse/machines/form";
import { fromPromise } from "xstate";
import * as account from "#contract/calls/account.ts";
import { signupDetails, signupPassword } from "#contract/forms/signup.ts";
import { typedTwice, workMailbox } from "#contract/forms/signup-also.ts";
import type { Issue } from "@gatehouse/machines/form";
import type { Api, Refused } from "../api.ts";
import { servicesOf } from "../app/system.ts";
import { answerWords } from "../reactions.ts";
import { adapted } from "./adapted.ts";
import { forgetWait, wiredProof } from "./email-proof.ts";
import { formFor } from "./forms.ts";
import { openJournal } from "./journal.ts";
import { registrantOf } from "./registrant.ts";

/** What somebody registering has given so far. The password is never kept. */
export interface Registrant {
  details: Values;
  password: string;
  proof: string;
  /** What the server found wrong with the details at the last try. */
  refused: Issue[];
}

const journalName = "register";

/** The details of an earlier visit to this page, while the browser's visit lasts. */
export async function recallRegistrant(api: Api): Promise<Values> {
  const journal = await openJournal(api, journalName);
  return ((await journal?.read()) as Values | undefined) ?? {};
}

/** Registration over one person's answers. */
export function wiredRegistration(person: Registrant) {
  const detailsForm = formFor(signupDetails, workMailbox, async (values, { api }) => {
    const email = String(values["email"]).trim();
    // The wait belongs to the address a code was sent to; another address gets its own code at once.
    if (email !== String(person.details["email"] ?? "").trim()) forgetWait("register");
    person.details = values;
    person.refused = [];
    void openJournal(api, journalName).then((journal) => journal?.write(values));
    return { kind: "accepted", result: { email } };
  });
  const passwordForm = formFor(signupPassword, typedTwice, async (values) => {
    person.password = String(values["password"]);
    return { kind: "accepted" };
  });
  return registration.provide({
    actors: {
      detailsForm: adapted(detailsForm, {
        getInitialSnapshot: (scope: never) =>
          detailsForm.getInitialSnapshot(scope, { values: person.details }),
      }),
      passwordForm: adapted(passwordForm, {
        getInitialSnapshot: (scope: never) =>
          passwordForm.getInitialSnapshot(scope, { values: {} }),
      }),
      emailProof: wiredProof("register", (proof) => {
        person.proof = proof;
      }),
      register: fromPromise<RegisterOutcome, { email: string }>(async ({ input, system }) => {
        const { api } = servicesOf(system);
        const outcome = await api(account.register, { body: bodyOf(person, input.email) });
        if (!outcome.ok) return notRegistered(outcome, person);
        void openJournal(api, journalName).then((journal) => journal?.clear());
        return { kind: "registered" };
      }),
    },
  });
}

function bodyOf({ details, password, proof }: Registrant, email: string) {
  return { ...registrantOf(details, email), proof, password };
}

function notRegistered(refused: Refused, person: Registrant): RegisterOutcome {
  if (refused.refusal === "proofSpent") return { kind: "proofSpent" };
  const issues = (refused.data["issues"] ?? []) as Issue[];
  if (issues.length === 0) return { kind: "refused", refusal: answerWords(refused) };
  person.refused = issues.filter((issue) => issue.path !== "password");
  return { kind: "issues", pane: person.refused.length > 0 ? "details" : "password" };
}
