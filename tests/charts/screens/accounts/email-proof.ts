import type { CodeResult } from "@gatehouse/machines/accounts/email-proof";
import { verifyCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { emailProofModel } from "../../models/accounts/email-proof.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, seesButton, seesText, type } from "../../../support/screens/hand.ts";
import { freshJournal } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";

const start = Date.UTC(2026, 10, 20, 4);
const label = "Verification code";
const says = (name: keyof typeof refusals) => refusals[name].message.message ?? "";

/** The page of a forgotten password on a first visit. */
export async function openForgotten() {
  stopClock(start);
  freshJournal();
  openScreen("/kyc/forgetpwd");
  await comesTo("Forgot your password?");
}

/** Gives the address, after which a code is asked for. */
export async function giveAddress(email: string) {
  await type("Work email", email);
  await press("Send code");
  await pass(100);
}

/** Types the code and submits it. */
export async function giveCode(code: string) {
  await type(label, code);
  await press("Confirm code");
  await until(() => server.newest(verifyCaptcha));
}

const answers: Record<CodeResult["kind"], () => void> = {
  proved: () => server.answer(verifyCaptcha, { proof: "proof".repeat(5) }),
  wrong: () => server.refuse(verifyCaptcha, "codeMismatch", { tries_left: 4 }),
  spent: () => server.refuse(verifyCaptcha, "codeSpent"),
};

/** What the server says of a code. */
export const answerCode = async ({ output }: AnyEvent) => answers[(output as CodeResult).kind]();

const open = (text: string) => async () => {
  await seesText(text);
  await seesButton("Confirm code", true);
};

export const emailProofTable: PathTable = {
  model: emailProofModel,
  open: async () => {
    await openForgotten();
    await giveAddress("ada@example.com");
  },
  events: {
    "code.edit": () => type(label, "1234"),
    "code.submit": async ({ code }, before) => {
      if (!before.matches("verifying")) return giveCode(String(code));
      server.lose(verifyCaptcha);
      await seesText("Server error!");
      await giveCode(String(code));
    },
    "xstate.done.actor.verify": answerCode,
  },
  states: {
    "enteringCode.typing": async () => {
      await comesTo("Enter the code from the email");
      await seesButton("Confirm code", true);
    },
    "enteringCode.wrongCode": open(`${says("codeMismatch")} 4 attempts left.`),
    "enteringCode.codeSpent": open(says("codeSpent")),
    verifying: () => seesButton("Confirm code", false),
    proved: () => comesTo("Choose a password"),
  },
};
