import { msg } from "@lingui/core/macro";
import { email } from "#contract/questions/builders.ts";
import { section } from "#contract/questions/section.ts";

export const bindAddress = section("bindAddress", msg`Connect an account`, {
  email: email(msg`Work e-mail`, {
    hint: msg`The address with which you registered.`,
    autocomplete: "username",
  }),
});
