import type { ChangeResult } from "@gatehouse/machines/accounts/email-change";
import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { sendEmailCaptcha, verifyCaptcha } from "#contract/calls/account.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { bindEmail } from "#contract/calls/security.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { failsAndIsSentAgain } from "#tests/support/screens/failing-call.ts";
import { comesTo, press, sees, type } from "#tests/support/screens/hand.ts";
import { entity, person, signIn } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { accountWith, emailChangeTable, kindOf } from "./email-change.ts";
import { answerCode, giveCode } from "./give-code.ts";

eachScreen();

const email = "ada.wong@example.com";
const present = "ada@former.example";
const proof = "proof".repeat(5);
const button = "Confirm the change";

async function openDashboard(hasPassword: boolean) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn({ ...person(), email: present });
  server.always(getPlatforms, () => ({ has_password: hasPassword, platforms: [] }));
  openScreen("/kyc/user");
  await comesTo(entity);
}

async function giveAddress() {
  await type("New email address", email);
  await press("Send code");
  await pass(100);
}

async function proves(address: string) {
  const isFor = (body: unknown) => (body as { email: string }).email === address;
  await until(() => server.newest(sendEmailCaptcha, isFor));
  server.answer(sendEmailCaptcha, { wait_seconds: 60, expires_in_seconds: 600 }, isFor);
  await sees("dialog", `We sent a 6-digit code to ${address}.`);
  await giveCode("123456");
  expect(server.newest(verifyCaptcha).body).toMatchObject({ email: address, type: "change" });
  await answerCode({ type: "", output: { kind: "proved" } });
}

/** Types the password and confirms the change with it. */
async function confirmByPassword() {
  await type("Current password", "Quiet-Stationery-77");
  await press(button);
  await ui.sent(bindEmail, { email, proof, password: "Quiet-Stationery-77" });
}

async function finish(kind: ChangeResult["kind"] | undefined) {
  if (kind === "changed") server.answer(bindEmail, { ...person(), email });
  else server.refuse(bindEmail, "proofSpent");
}

/** Of an account without a password only what is otherwise is walked. */
const isOther = (event: AnyEvent, at: AnyMachineSnapshot) =>
  at.matches({ asked: "readingPresentMail" }) ||
  at.matches({ asked: "changing" }) ||
  (!["dialog.close", "address.change"].includes(event.type) && kindOf(event) !== "proofSpent");

const accounts = [
  ["with a password", true, accountWith(true), confirmByPassword],
  ["without one", false, accountWith(false, isOther), () => proves(present)],
] as const;

testPaths(
  accounts.map(([, hasPassword, model]) =>
    onScreens(
      { ...emailChangeTable, model },
      {
        open: () => openDashboard(hasPassword),
        events: {
          "xstate.done.actor.addressForm": giveAddress,
          "xstate.done.actor.emailProof": () => proves(email),
          "xstate.done.actor.presentProof": () => proves(present),
          "xstate.done.actor.passwordForm": async (event) => {
            await confirmByPassword();
            await finish(kindOf(event));
          },
          "xstate.done.actor.change": async (event) => {
            await ui.sent(bindEmail, { email, proof, present_proof: proof });
            await failsAndIsSentAgain(bindEmail, button);
            await finish(kindOf(event));
          },
        },
      },
    ),
  ),
);

test.each(accounts)(
  "%s: a change that failed says why and is sent again with the same proofs",
  async (_, hasPassword, __, confirm) => {
    await openDashboard(hasPassword);
    await press("Change email address");
    await giveAddress();
    await proves(email);
    await confirm();
    await failsAndIsSentAgain(bindEmail, button);
    expect(server.newest(bindEmail).body).toMatchObject({ email });
  },
);
