import { msg } from "@lingui/core/macro";
import { email, password } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";
import { login } from "./login.ts";

const { questions } = login;

export const loginSection = section("login", msg`Log in`, {
  email: email(questions.email.label, questions.email),
  password: password(questions.password.label, questions.password),
});
