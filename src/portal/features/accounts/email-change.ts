import type { CallOutcome } from "@gatehouse/machines/shared/call";
import {
  type ChangeResult,
  emailChange,
  type ProvedChange,
} from "@gatehouse/machines/accounts/email-change";
import { formOf } from "@gatehouse/machines/shared/form-of";
import type { BodyOf } from "#contract/calls/call.ts";
import { bindEmail } from "#contract/calls/security.ts";
import { confirmHolder, fitsAccount, newAddress } from "#contract/forms/accounts/change-email.ts";
import { type Services, servicesOf } from "#portal/system/system.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { callActor } from "#portal/actors/call.ts";
import { forgetWait, wiredProof } from "./email-proof.ts";
import { checked, formFor } from "#portal/form/forms.ts";

/** The dialog shows each refusal itself; a toast would cover its field. */
const bindInPlace = { ...bindEmail, errorDisplay: "inline" } as const;

const addressForm = formFor(newAddress, fitsAccount, async ({ email }) => {
  forgetWait("change");
  return { kind: "accepted", result: { email: String(email).trim() } };
});

const bind = async (
  body: BodyOf<typeof bindEmail>,
  { api, begin, notify, reload }: Services,
): Promise<CallOutcome<ChangeResult>> =>
  callOutcome(
    await api(bindInPlace, { body }),
    (person): ChangeResult => {
      begin(person);
      notify("emailChanged");
      reload();
      return { kind: "changed" };
    },
    { proofSpent: { kind: "proofSpent" } },
  );

const passwordForm = formFor(
  confirmHolder,
  () => [],
  async ({ email, proof, password }, services) => {
    const body = { email: String(email), proof: String(proof), password: String(password) };
    return checked(await bind(body, services));
  },
);

/** Giving the account another address; afterwards the dashboard is loaded again. */
export const wiredEmailChange = emailChange.provide({
  actors: {
    addressForm: formOf(addressForm),
    emailProof: wiredProof("change", "proof"),
    passwordForm: formOf(passwordForm),
    presentProof: wiredProof("change", "present_proof"),
    changeCall: callActor(({ email, proof, present_proof }: ProvedChange, { system }) =>
      bind({ email, proof, present_proof }, servicesOf(system)),
    ),
  },
});
