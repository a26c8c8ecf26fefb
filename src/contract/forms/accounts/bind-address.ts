import { msg } from "@lingui/core/macro";
import { email } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";

export const bindAddress = section("bindAddress", msg`Connect an account`, {
  email: email(msg`Email address`, {
    hint: msg`The email address you registered with.`,
    autocomplete: "username",
  }),
});
