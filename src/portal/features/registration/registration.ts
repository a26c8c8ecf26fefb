import type { ActorRefFrom } from "xstate";
import type { Issue, Values } from "@gatehouse/machines/shared/form";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { registration, type RegisterResult } from "@gatehouse/machines/registration/registration";
import * as account from "#contract/calls/account.ts";
import { signupDetails, signupPassword } from "#contract/forms/accounts/signup.ts";
import { typedTwice, workMailbox } from "#contract/forms/accounts/signup-rules.ts";
import type { Api } from "#portal/system/api.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { isCodeSent, wiredProof } from "../accounts/email-proof.ts";
import { checked, formFor } from "#portal/form/forms.ts";
import { openJournal } from "#portal/actors/journal.ts";
import { registrantOf } from "./registrant.ts";

const journal = (api: Api) => openJournal(api, "register");

const recallDetails = async (api: Api): Promise<Values> =>
  ((await (await journal(api))?.read()) as Values | undefined) ?? {};

const addressIn = (details: Values) => String(details["email"] ?? "").trim();

/** The details of an earlier visit to this page, while the browser's visit lasts, and the address to which a code was sent, while it is valid. */
export async function recallRegistrant(api: Api): Promise<{ details: Values; email: string }> {
  const details = await recallDetails(api);
  const email = addressIn(details);
  return { details, email: (await isCodeSent("register", email)) ? email : "" };
}

const detailsForm = formFor(signupDetails, workMailbox, async (values, { api }) => {
  void journal(api).then((opened) => opened?.write(values));
  return { kind: "accepted", result: { email: addressIn(values) } };
});

/** The pages show each refusal themselves; a toast would say of wrong details that the request could not be read. */
const registerInPlace = { ...account.register, errorDisplay: "inline" } as const;

const passwordForm = formFor(signupPassword, typedTwice, async (values, { api, keepAddress }) => {
  const body = {
    ...registrantOf(values, addressIn(values)),
    proof: String(values["proof"]),
    password: String(values["password"]),
  };
  const outcome = await api(registerInPlace, { body });
  const issues = (outcome.ok ? [] : (outcome.data["issues"] ?? [])) as Issue[];
  const ofDetails = issues.filter(({ path }) => path !== "password");
  if (ofDetails.length > 0)
    return { kind: "accepted", result: { kind: "detailsInvalid", issues: ofDetails } };
  if (issues.length > 0) return { kind: "invalid", issues };
  return checked(
    callOutcome(
      outcome,
      (): RegisterResult => {
        void journal(api).then((opened) => opened?.clear());
        keepAddress(body.email);
        return { kind: "registered" };
      },
      { proofSpent: { kind: "proofSpent" } },
    ),
  );
});

export const wiredRegistration = registration.provide({
  actors: {
    detailsForm: formOf(detailsForm),
    emailProof: wiredProof("register", "proof"),
    passwordForm: formOf(passwordForm),
  },
});

export type RegistrationRef = ActorRefFrom<typeof wiredRegistration>;
