import type { ChangeResult } from "@gatehouse/machines/accounts/email-change";
import { expect } from "vitest";
import { sendEmailCaptcha, verifyCaptcha } from "#contract/calls/account.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { bindEmail } from "#contract/calls/security.ts";
import type { AnyEvent, ChartModel, ChartRun } from "../../kit/model.ts";
import { emailChangeModel } from "../../models/accounts/email-change.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "../../../support/screens/hand.ts";
import { entity, person, signIn } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";
import { answerCode, giveCode } from "./email-proof.ts";

const start = Date.UTC(2026, 10, 20, 4);
export const email = "ada.wong@example.com";
const password = "Quiet-Stationery-77";
const title = "Change email address";

const isFor = (address: string) => (body: unknown) => (body as { email: string }).email === address;

export async function proves(address: string) {
  await until(() => server.newest(sendEmailCaptcha, isFor(address)));
  const sent = { wait_seconds: 60, expires_in_seconds: 600 };
  server.answer(sendEmailCaptcha, sent, isFor(address));
  await sees("dialog", `We sent a 6-digit code to ${address}.`);
  await giveCode("123456");
  expect(server.newest(verifyCaptcha).body).toMatchObject({ email: address, type: "change" });
  await answerCode({ type: "", output: { kind: "proved" } });
}

async function finish({ kind }: ChangeResult) {
  await until(() => server.newest(bindEmail));
  if (kind === "changed") server.answer(bindEmail, { ...person(), email });
  else server.refuse(bindEmail, "proofSpent");
}

/** Types the password and confirms the change with it. */
export async function confirmByPassword() {
  await type("Current password", password);
  await press("Confirm the change");
  const { body } = await until(() => server.newest(bindEmail));
  expect(body).toEqual({ email, proof: "proof".repeat(5), password });
}

const codeFor = (address: () => string) => async () => {
  await sees("dialog", `We will send a 6-digit code to ${address()}.`);
  await until(() => server.newest(sendEmailCaptcha, isFor(address())));
  await seesButton("Confirm code", true);
};
export const present = () => person().email;

const asksPassword = async () => {
  await sees("dialog", `Your account's email address will change to ${email}.`);
  await seesButton("Confirm the change", true);
};

/** One of the chart's two runs: an account with a password or, of which less is new, one without. */
function only(hasPassword: boolean): ChartModel {
  const [withOne, without] = emailChangeModel.runs as [ChartRun, ChartRun];
  const cases = (without.cases as readonly AnyEvent[]).filter(
    ({ type: name, output }) =>
      name !== "dialog.close" &&
      name !== "address.change" &&
      (output as ChangeResult | undefined)?.kind !== "proofSpent",
  );
  const run = hasPassword ? withOne : { cases: () => cases };
  return { ...emailChangeModel, facts: () => ({}), runs: [run] };
}

/** The dialog of an account that has a password or has none. */
export function tableOf(hasPassword: boolean): PathTable {
  return {
    model: only(hasPassword),
    open: async () => {
      stopClock(start);
      signIn();
      server.always(getPlatforms, () => ({ has_password: hasPassword, platforms: [] }));
      openScreen("/kyc/user");
      await comesTo(entity);
    },
    events: {
      "change.ask": () => press(title),
      "address.change": () => press("Use another address"),
      "dialog.close": () => press("Close"),
      "xstate.done.actor.addressForm": async () => {
        await type("New email address", email);
        await press("Send code");
        await pass(100);
      },
      "xstate.done.actor.emailProof": () => proves(email),
      "xstate.done.actor.presentProof": () => proves(present()),
      "xstate.done.actor.passwordForm": async ({ output }) => {
        await confirmByPassword();
        await finish((output as { result: ChangeResult }).result);
      },
      "xstate.done.actor.change": ({ output }) => finish(output as ChangeResult),
    },
    states: {
      resting: async () => {
        await seesNo("dialog");
        await seesButton(title, true);
      },
      "asked.givingAddress": async () => {
        await sees("dialog", "The new address will replace it");
        await seesButton("Send code", true);
      },
      "asked.proving.firstTime": codeFor(() => email),
      "asked.proving.again": async () => {
        await sees("alert", "The verification has expired. Please send a new code.");
        await codeFor(() => email)();
      },
      "asked.givingPassword": asksPassword,
      "asked.readingPresentMail": codeFor(present),
      "asked.changing": async () => {
        const { body } = await until(() => server.newest(bindEmail));
        const proof = "proof".repeat(5);
        expect(body).toEqual({ email, proof, present_proof: proof });
      },
    },
  };
}
