import type { CodeResult } from "@gatehouse/machines/accounts/email-proof";
import type { AnyMachineSnapshot } from "xstate";
import { verifyCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { emailProofModel } from "#models/accounts/email-proof.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

const says = (name: keyof typeof refusals) => refusals[name].message.message ?? "";
const label = "Verification code";

/** Types a code and submits it. */
export async function submitCode(ui: Ui, code: string): Promise<void> {
  await ui.type(label, code);
  await ui.press("Confirm code");
  await ui.sent(verifyCaptcha);
}

/** The connection breaks, and the person is told. */
export async function loseCode(ui: Ui): Promise<void> {
  await ui.lose(verifyCaptcha);
  await ui.seesText("Server error!");
}

const answers: Record<CodeResult["kind"], (ui: Ui) => Promise<unknown>> = {
  proved: (ui) => ui.answer(verifyCaptcha, { proof: "proof".repeat(5) }),
  wrong: (ui) => ui.refuse(verifyCaptcha, "codeMismatch", { tries_left: 4 }),
  spent: (ui) => ui.refuse(verifyCaptcha, "codeSpent"),
};

const mayConfirm = (ui: Ui) => ui.seesButton("Confirm code", true);

/** The code of a forgotten password. */
export const emailProofTable: ChartTable = {
  model: emailProofModel,
  events: {
    "code.edit": (ui) => ui.type(label, "1234"),
    "code.submit": async (ui, { code }, before) => {
      if (before.matches("verifying")) await loseCode(ui);
      await submitCode(ui, String(code));
    },
    "xstate.done.actor.verify": (ui, { output }) => answers[(output as CodeResult).kind](ui),
  },
  states: {
    "enteringCode.typing": async (ui) => {
      await ui.comesTo("Enter the code from the email");
      await mayConfirm(ui);
    },
    "enteringCode.wrongCode": async (ui, { context }: AnyMachineSnapshot) => {
      await ui.seesText(says("codeMismatch"));
      await ui.seesText(`${context.triesLeft} attempts left.`);
      await mayConfirm(ui);
    },
    "enteringCode.codeSpent": async (ui) => {
      await ui.seesText(says("codeSpent"));
      await mayConfirm(ui);
    },
    verifying: (ui) => ui.seesButton("Confirm code", false),
    proved: (ui) => ui.comesTo("Choose a password"),
  },
};
