import { msg } from "@lingui/core/macro";
import { password } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";

export const ownDataSection = section("ownData", msg`Download your data`, {
  password: password(msg`Current password`, {
    autocomplete: "current-password",
    whenEmpty: "currentPasswordRequired",
  }),
});
