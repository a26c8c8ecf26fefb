import { msg } from "@lingui/core/macro";
import { passwordKinds, passwordMax, passwordMin } from "#contract/limit-values.ts";
import { registerTypeOptions } from "#contract/options/lists.ts";
import { email, newPassword, password, phone, text } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered, answeredIn, not } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";

/** The only section of a short form has no name among the answers (machines/shared/answers.ts). */
const isIndividual = answeredIn("", "register_type", "individual");

export const signupDetails = section("signupDetails", msg`Register`, {
  register_type: choice(msg`Applicant type`, registerTypeOptions),
  contact_name: text(msg`Contact person`, {
    hint: msg`Your full name, as on your identity document`,
    autocomplete: "name",
    whenEmpty: "contactNameRequired",
    wordings: [
      { when: isIndividual, label: msg`Full name`, hint: msg`As on your identity document` },
    ],
  }),
  designation: text(msg`Job title`, {
    autocomplete: "organization-title",
    whenEmpty: "designationRequired",
    askedWhen: not(answered("register_type", "individual")),
  }),
  email: email(msg`Work email`, {
    hint: msg`Institutions must use a personal work email, not a shared mailbox.`,
    autocomplete: "email",
    wordings: [
      { when: isIndividual, label: msg`Email address`, hint: msg`We send a code to this address.` },
    ],
  }),
  phone: phone(msg`Mobile number`, {
    hint: msg`You can paste a full number, for example +852\u00a05123\u00a04567.`,
    autocomplete: "tel-national",
  }),
  sales_email: email(msg`Email of your contact in our sales team`, {
    optional: msg`(optional)`,
    autocomplete: "off",
  }),
});

export const signupPassword = section("signupPassword", msg`Choose a password`, {
  password: newPassword(msg`Password`, {
    hint: msg`${passwordMin}-${passwordMax} characters with at least ${passwordKinds} of 4 categories: uppercase, lowercase, numbers, symbols.`,
    autocomplete: "new-password",
  }),
  confirmation: password(msg`Confirm password`, {
    autocomplete: "new-password",
    whenEmpty: "confirmationRequired",
  }),
});
