import { msg } from "@lingui/core/macro";
import { normalEmail } from "#contract/accounts/normal-email.ts";
import { email } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";
import { changePasswordSection } from "./change-password.ts";
import { type CrossFieldRule, workMailbox } from "./signup-rules.ts";

export const newAddress = section("newAddress", msg`Change email address`, {
  email: email(msg`New email address`, {
    hint: msg`We will send a code to this address.`,
    autocomplete: "email",
  }),
});

export const confirmHolder = section("confirmHolder", msg`Change email address`, {
  password: changePasswordSection.questions.current,
});

/** Institutions need a work mailbox (specification section 5). */
export const fitsAccount: CrossFieldRule = (own) => {
  const normal = (name: "email" | "present") => normalEmail(String(own[name]));
  return normal("email") === normal("present")
    ? [{ path: "email", code: "emailUnchanged" }]
    : workMailbox(own);
};
