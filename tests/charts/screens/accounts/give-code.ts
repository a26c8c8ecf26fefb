import type { CodeResult } from "@gatehouse/machines/accounts/email-proof";
import { verifyCaptcha } from "#contract/calls/account.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, type } from "#tests/support/screens/hand.ts";
import { freshJournal } from "#tests/support/screens/member.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";

const start = Date.UTC(2026, 10, 20, 4);
const label = "Verification code";

/** The page of a forgotten password on a first visit. */
export async function openForgotten() {
  stopClock(start);
  freshJournal();
  openScreen("/kyc/forgetpwd");
  await comesTo("Forgot your password?");
}

/** Gives the address, after which a code is asked for. */
export async function giveAddress(email: string) {
  await type("Email address", email);
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
