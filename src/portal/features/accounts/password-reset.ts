import type { Values } from "@gatehouse/machines/shared/form";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { passwordReset, type ResetResult } from "@gatehouse/machines/accounts/password-reset";
import { resetPassword } from "#contract/calls/security.ts";
import { resetAddress } from "#contract/forms/accounts/reset-address.ts";
import { signupPassword } from "#contract/forms/accounts/signup.ts";
import { typedTwice } from "#contract/forms/accounts/signup-rules.ts";
import type { Api } from "#portal/system/api.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { wiredProof } from "./email-proof.ts";
import { checked, formFor } from "#portal/form/forms.ts";
import { openJournal } from "#portal/actors/journal.ts";

const journal = (api: Api) => openJournal(api, "reset");

/** The address of an earlier visit to this page, while the browser's visit lasts. */
export async function recallAddress(api: Api): Promise<Values> {
  return ((await (await journal(api))?.read()) as Values | undefined) ?? {};
}

/** Stores the address of a person who is led to this page to choose a password. */
export async function rememberAddress(api: Api, email: string): Promise<void> {
  await (await journal(api))?.write({ email });
}

const addressForm = formFor(
  resetAddress,
  () => [],
  async (values, { api }) => {
    const email = String(values["email"]).trim();
    void rememberAddress(api, email);
    return { kind: "accepted", result: { email } };
  },
);

const passwordForm = formFor(
  signupPassword,
  typedTwice,
  async ({ email, proof, password }, { api, keepAddress }) => {
    const body = { email: String(email), proof: String(proof), password: String(password) };
    return checked(
      callOutcome(
        await api(resetPassword, { body }),
        (): ResetResult => {
          void journal(api).then((opened) => opened?.clear());
          keepAddress(body.email);
          return { kind: "reset" };
        },
        { proofSpent: { kind: "proofSpent" } },
      ),
    );
  },
);

export const wiredReset = passwordReset.provide({
  actors: {
    addressForm: formOf(addressForm),
    emailProof: wiredProof("reset", "proof"),
    passwordForm: formOf(passwordForm),
  },
});
