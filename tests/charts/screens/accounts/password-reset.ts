import type { ResetResult } from "@gatehouse/machines/accounts/password-reset";
import { expect } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { resetPassword } from "#contract/calls/security.ts";
import { passwordResetModel } from "../../models/accounts/password-reset.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesText, type } from "../../../support/screens/hand.ts";
import type { PathTable } from "../../../support/screens/walk.ts";
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
export async function givePassword() {
  await type("Password", password);
  await type("Confirm password", password);
  await press("Set password");
  await until(() => server.newest(resetPassword));
}

export const passwordResetTable: PathTable = {
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
