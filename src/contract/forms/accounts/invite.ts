import { msg } from "@lingui/core/macro";
import { email } from "#contract/questions/builders.ts";
import { section } from "#contract/questions/section.ts";

export const inviteSection = section("invite", msg`Add a collaborator`, {
  email: email(msg`Collaborator's work e-mail`, {
    hint: msg`They get a link and sign in with a code. No password.`,
    autocomplete: "off",
    whenEmpty: "theirEmailRequired",
  }),
});
