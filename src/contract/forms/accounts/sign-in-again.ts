import { msg } from "@lingui/core/macro";
import { password } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";
import { login } from "./login.ts";

const { questions } = login;

export const signInAgain = section("signInAgain", msg`Log in`, {
  password: password(questions.password.label, questions.password),
});
