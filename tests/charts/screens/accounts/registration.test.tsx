import type { RegisterResult } from "@gatehouse/machines/registration/registration";
import { expect, test } from "vitest";
import { register, sendEmailCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { details, openAtPassword, openRegistration, proveAddress } from "./at-code.ts";
import {
  detailsIn,
  giveDetails,
  givePassword,
  registrationTable,
  wrongDetails,
} from "./registration.ts";

eachScreen();

const password = "Quiet-Stationery-77";
const proof = "proof".repeat(5);

const sent = () => until(() => server.newest(register));

async function sendPassword() {
  await press("Register");
  return sent();
}

async function createAccount() {
  await givePassword(ui, password);
  return sent();
}

const answers: Record<RegisterResult["kind"], () => void> = {
  registered: () => server.answer(register, { email: details.email }),
  proofSpent: () => server.refuse(register, "proofSpent"),
  detailsInvalid: () => server.refuse(register, "malformed", wrongDetails),
};

testPaths(
  onScreens(registrationTable, {
    open: (input) =>
      openRegistration(
        (input as { email: string }).email ? { deadline: 60, now: 0 } : { deadline: 0, now: 0 },
      ),
    events: {
      "xstate.done.actor.detailsForm": (event) =>
        giveDetails(ui, detailsIn(event), detailsIn(event).email),
      "xstate.done.actor.emailProof": proveAddress,
      "xstate.done.actor.passwordForm": async ({ output }) => {
        await createAccount();
        answers[(output as { result: RegisterResult }).result.kind]();
      },
    },
    states: {
      "proving.firstTime": async (at) => {
        await registrationTable.states["proving.firstTime"]!(ui, at);
        await seesNo("alert");
      },
    },
  }),
);

test("an account is made of details, proof and password; a failure is shown and the same is sent again", async () => {
  await openAtPassword();
  const { body } = await createAccount();
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

test.each([
  ["just after the wait for another code", 61, "Enter the code from the email"],
  ["in the last second of the code", 599, "Enter the code from the email"],
  ["once the code has expired", 600, "Create a new account"],
] as const)("a page that is loaded again %s", async (_, now, title) => {
  await openRegistration({ deadline: 60, now }, title);
  if (now === 600) return seesText("Work email");
  await seesButton("Send again", true);
  await seesText(`We sent a 6-digit code to ${details.email}`);
  expect(() => server.newest(sendEmailCaptcha)).toThrow("no request waits");
});

test("what the server finds wrong with the details is shown there, and the proof stays good", async () => {
  await openAtPassword();
  await createAccount();
  server.refuse(register, "malformed", wrongDetails);
  await comesTo("Create a new account");
  await sees("alert", "Please enter");
  await press("Next Page");
  await comesTo("Choose a password");
  expect((await createAccount()).body).toMatchObject({ proof });
});

test("an expired proof is asked for again", async () => {
  await openAtPassword();
  await createAccount();
  server.refuse(register, "proofSpent");
  await sees("alert", "The verification has expired. Please send a new code.");
  expect(document.querySelector("h1")?.textContent).toBe("Enter the code from the email");
});
