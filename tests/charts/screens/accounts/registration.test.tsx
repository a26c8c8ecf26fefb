import { expect, test } from "vitest";
import { register, sendEmailCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, type } from "../../../support/screens/hand.ts";
import { eachScreen } from "../../../support/screens/screen.tsx";
import { details, openAtCode } from "./at-code.ts";
import { answerCode, giveCode } from "./give-code.ts";

eachScreen();

const password = "Quiet-Stationery-77";
const proof = "proof".repeat(5);

async function comesToPassword() {
  await openAtCode({ deadline: 0, now: 0 });
  await until(() => server.newest(sendEmailCaptcha));
  await giveCode("123456");
  await answerCode({ type: "", output: { kind: "proved" } });
  await comesTo("Choose a password");
}

async function sendPassword() {
  await press("Register");
  return until(() => server.newest(register));
}

async function givePassword() {
  await type("Password", password);
  await type("Confirm password", password);
  return sendPassword();
}

test("an account is made of details, proof and password; a failure is shown and the same is sent again", async () => {
  await comesToPassword();
  const { body } = await givePassword();
  expect(body).toMatchObject({
    email: details.email,
    phone: details.phone.number,
    proof,
    password,
  });
  server.refuse(register, "passwordCommon");
  await sees("alert", refusals.passwordCommon.message.message ?? "");
  await sendPassword();
  server.lose(register);
  await sees("alert", "Server error!");
  expect((await sendPassword()).body).toEqual(body);
  server.answer(register, { email: details.email });
  await comesTo("Log in");
});

test("what the server finds wrong with the details is shown there, and the proof stays good", async () => {
  await comesToPassword();
  await givePassword();
  const issues = [{ path: "designation", code: "required" }];
  server.refuse(register, "malformed", { issues });
  await comesTo("Create a new account");
  await sees("alert", "Please enter");
  await press("Next Page");
  await comesTo("Choose a password");
  expect((await givePassword()).body).toMatchObject({ proof });
});

test("an expired proof is asked for again", async () => {
  await comesToPassword();
  await givePassword();
  server.refuse(register, "proofSpent");
  await sees("alert", "The verification has expired. Please send a new code.");
  expect(document.querySelector("h1")?.textContent).toBe("Enter the code from the email");
});
