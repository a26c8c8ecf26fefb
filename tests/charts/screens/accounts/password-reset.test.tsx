import type { ResetResult } from "@gatehouse/machines/accounts/password-reset";
import { expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { resetPassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { keepAddress } from "#portal/features/sessions/kept-address.ts";
import { firstValues } from "#portal/features/sessions/login.ts";
import { server } from "../../../support/screens/border.ts";
import { until, stopClock } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesText, type } from "../../../support/screens/hand.ts";
import { type PathTable, testPaths } from "../../../support/screens/walk.ts";
import { portalNow } from "../../../support/screens/portal.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { passwordResetModel } from "../../models/accounts/password-reset.ts";
import { answerCode, giveAddress, giveCode, openForgotten } from "./email-proof.ts";

const email = "ada@example.com";
const password = "Quiet-Stationery-77";

const answers: Record<ResetResult["kind"], () => void> = {
  reset: () => server.answer(resetPassword, { email }),
  proofSpent: () => server.refuse(resetPassword, "proofSpent"),
};

async function choosing() {
  await comesTo("Choose a password");
  await seesButton("Set password", true);
}

/** Types the password twice and sends it. */
async function givePassword() {
  await type("Password", password);
  await type("Confirm password", password);
  await press("Set password");
  await until(() => server.newest(resetPassword));
}

const passwordResetTable: PathTable = {
  model: passwordResetModel,
  open: openForgotten,
  events: {
    "address.change": (_, before) =>
      press(before.matches("proving") ? "Use another address" : "Previous Page"),
    "xstate.done.actor.addressForm": () => giveAddress(email),
    "xstate.done.actor.emailProof": async () => {
      await giveCode("123456");
      await answerCode({ type: "", output: { kind: "proved" } });
    },
    "xstate.done.actor.passwordForm": async ({ output }) => {
      await givePassword();
      answers[(output as { result: ResetResult }).result.kind]();
    },
  },
  states: {
    givingAddress: () => comesTo("Forgot your password?"),
    "proving.firstTime": async () => {
      await comesTo("Enter the code from the email");
      await seesText(`If ${email} has an account`);
    },
    "proving.again": async () => {
      await sees("alert", "The verification has expired. Please send a new code.");
      await until(() => server.newest(sendEmailCaptcha));
    },
    choosingPassword: choosing,
    reset: async () => {
      await comesTo("Log in");
      const known = () => document.querySelector<HTMLInputElement>("input[name=email]")?.value;
      await until(() => expect(known()).toBe(email));
    },
  },
};

eachScreen();
testPaths(passwordResetTable);

test("a password that is not accepted, or not answered, is sent again with the same proof", async () => {
  await openForgotten();
  await giveAddress("ada@example.com");
  await giveCode("123456");
  await answerCode({ type: "", output: { kind: "proved" } });
  await givePassword();
  const { body } = server.newest(resetPassword);
  server.refuse(resetPassword, "passwordCommon");
  await sees("alert", refusals.passwordCommon.message.message ?? "");
  await press("Set password");
  await until(() => server.newest(resetPassword));
  server.lose(resetPassword);
  await sees("alert", "Server error!");
  await press("Set password");
  expect(await until(() => server.newest(resetPassword).body)).toEqual(body);
});

test("an address that was proved fills the next login page, and none after it", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  keepAddress(portalNow(), "ada@example.com");
  openScreen("/kyc/login?done=reset");
  await comesTo("Log in");
  const filled = document.querySelector<HTMLInputElement>("input[name=email]")?.value;
  expect([filled, firstValues(portalNow(), true)]).toEqual(["ada@example.com", {}]);
});
