import type { Values } from "@gatehouse/machines/form";
import { passwordReset, type ResetOutcome } from "@gatehouse/machines/password-reset";
import { fromPromise } from "xstate";
import { resetPassword } from "#contract/calls/security.ts";
import { resetAddress } from "#contract/forms/reset-address.ts";
import { signupPassword } from "#contract/forms/signup.ts";
import { typedTwice } from "#contract/forms/signup-also.ts";
import type { Api } from "../api.ts";
import { servicesOf } from "../app/system.ts";
import { answerWords } from "../reactions.ts";
import { adapted } from "./adapted.ts";
import { forgetWait, wiredProof } from "./email-proof.ts";
import { formFor } from "./forms.ts";
import { openJournal } from "./journal.ts";

/** What somebody who resets a password has given so far. The password is never kept. */
export interface Forgetful {
  address: Values;
  password: string;
  proof: string;
}

const journalName = "reset";

/** The address of an earlier visit to this page, while the browser's visit lasts. */
export async function recallAddress(api: Api): Promise<Values> {
  const journal = await openJournal(api, journalName);
  return ((await journal?.read()) as Values | undefined) ?? {};
}

/** Keeps the address of somebody who is led to this page to choose a password. */
export async function rememberAddress(api: Api, email: string): Promise<void> {
  const journal = await openJournal(api, journalName);
  await journal?.write({ email });
}

/** Resetting over one person's answers. */
export function wiredReset(person: Forgetful) {
  const addressForm = formFor(
    resetAddress,
    () => [],
    async (values, { api }) => {
      const email = String(values["email"]).trim();
      if (email !== String(person.address["email"] ?? "").trim()) forgetWait("reset");
      person.address = values;
      void rememberAddress(api, email);
      return { kind: "accepted", result: { email } };
    },
  );
  const passwordForm = formFor(signupPassword, typedTwice, async (values) => {
    person.password = String(values["password"]);
    return { kind: "accepted" };
  });
  return passwordReset.provide({
    actors: {
      addressForm: adapted(addressForm, {
        getInitialSnapshot: (scope: never) =>
          addressForm.getInitialSnapshot(scope, { values: person.address }),
      }),
      passwordForm: adapted(passwordForm, {
        getInitialSnapshot: (scope: never) =>
          passwordForm.getInitialSnapshot(scope, { values: {} }),
      }),
      emailProof: wiredProof("reset", (proof) => {
        person.proof = proof;
      }),
      resetPassword: fromPromise<ResetOutcome, { email: string }>(async ({ input, system }) => {
        const { api } = servicesOf(system);
        const { proof, password } = person;
        const outcome = await api(resetPassword, { body: { ...input, proof, password } });
        if (outcome.ok) {
          void openJournal(api, journalName).then((journal) => journal?.clear());
          return { kind: "reset" };
        }
        if (outcome.refusal === "proofSpent") return { kind: "proofSpent" };
        return { kind: "refused", refusal: answerWords(outcome) };
      }),
    },
  });
}
