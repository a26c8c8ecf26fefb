import { msg } from "@lingui/core/macro";
import { password } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";
import { signupPassword } from "./signup.ts";

const { password: chosen, confirmation } = signupPassword.questions;

export const changePasswordSection = section("changePassword", msg`Change password`, {
  current: password(msg`Current password`, {
    autocomplete: "current-password",
    whenEmpty: "currentPasswordRequired",
  }),
  password: { ...chosen, label: msg`New password`, whenEmpty: "newPasswordRequired" as const },
  confirmation,
});
