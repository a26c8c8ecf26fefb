import { emailChange, type ChangeOutcome } from "@gatehouse/machines/email-change";
import { fromPromise } from "xstate";
import type { registerTypes } from "#contract/calls/account.ts";
import { bindEmail } from "#contract/calls/security.ts";
import { confirmHolder, fitsAccount, newAddress } from "#contract/forms/change-email.ts";
import { servicesOf } from "../app/system.ts";
import { answerWords } from "../reactions.ts";
import { adapted } from "./adapted.ts";
import { forgetWait, wiredProof } from "./email-proof.ts";
import { formFor } from "./forms.ts";

/** The dialog says each refusal itself; a toast would lie over its field. */
const bindSilently = { ...bindEmail, errorDisplay: "inline" } as const;

/** By what the holder has shown to read the new address and to be the holder. */
interface Shown {
  proof: string;
  password?: string;
  present_proof?: string;
}

/**
 * Giving the account another address; `changed` is told when it has one. A password is kept until its call
 * begins and no longer; proofs, which no other browser can use, until the next address or the change.
 */
export function wiredEmailChange(
  register_type: (typeof registerTypes)[number],
  changed: () => void,
) {
  let shown: Shown = { proof: "" };
  const addressForm = formFor(newAddress, fitsAccount, async ({ email }) => {
    forgetWait("change");
    shown = { proof: "" };
    return { kind: "accepted", result: { email: String(email).trim() } };
  });
  const passwordForm = formFor(
    confirmHolder,
    () => [],
    async ({ password }) => {
      shown.password = String(password);
      return { kind: "accepted" };
    },
  );
  return emailChange.provide({
    actors: {
      addressForm: adapted(addressForm, {
        getInitialSnapshot: (scope: never, { present }: { present: string }) =>
          addressForm.getInitialSnapshot(scope, { values: { present, register_type } }),
      }),
      passwordForm: adapted(passwordForm, {
        getInitialSnapshot: (scope: never) =>
          passwordForm.getInitialSnapshot(scope, { values: {} }),
      }),
      emailProof: wiredProof("change", (proof) => {
        shown.proof = proof;
      }),
      presentProof: wiredProof("change", (proof) => {
        shown.present_proof = proof;
      }),
      changeEmail: fromPromise<ChangeOutcome, { email: string }>(async ({ input, system }) => {
        const { api, begin, notify } = servicesOf(system);
        const { password, ...proofs } = shown;
        shown = proofs;
        const body = { ...input, ...proofs, ...(password === undefined ? {} : { password }) };
        const outcome = await api(bindSilently, { body });
        if (!outcome.ok && outcome.refusal === "proofSpent") return { kind: "proofSpent" };
        if (!outcome.ok) return { kind: "refused", refusal: answerWords(outcome) };
        shown = { proof: "" };
        begin(outcome.data);
        notify("emailChanged");
        changed();
        return { kind: "changed" };
      }),
    },
  });
}
