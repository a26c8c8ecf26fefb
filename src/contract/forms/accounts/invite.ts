import { msg } from "@lingui/core/macro";
import { email } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";

export const inviteSection = section("invite", msg`Add a collaborator`, {
  email: email(msg`Collaborator's work email`, {
    hint: msg`We will email them a link. They log in with a code and do not need a password.`,
    autocomplete: "off",
    whenEmpty: "theirEmailRequired",
  }),
});
