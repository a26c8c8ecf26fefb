import { msg } from "@lingui/core/macro";
import { normalEmail } from "#contract/accounts/normal-email.ts";
import { email } from "#contract/questions/builders.ts";
import { section } from "#contract/questions/section.ts";
import { changePasswordSection } from "./change-password.ts";
import { type Also, workMailbox } from "./signup-also.ts";

/** Another address for the account, first pane: which one. */
export const newAddress = section("newAddress", msg`Change email address`, {
  email: email(msg`New email address`, {
    hint: msg`We will send a code to this address.`,
    autocomplete: "email",
  }),
});

/** Last pane: whoever changes the address is the holder. */
export const confirmHolder = section("confirmHolder", msg`Change email address`, {
  password: changePasswordSection.questions.current,
});

/** An address that the account can have: not the `present` one, and for an institution a work mailbox (specification section 5). */
export const fitsAccount: Also = (own) => {
  const normal = (name: "email" | "present") => normalEmail(String(own[name]));
  return normal("email") === normal("present")
    ? [{ path: "email", code: "emailUnchanged" }]
    : workMailbox(own);
};
