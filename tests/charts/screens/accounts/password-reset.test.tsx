import type { ResetResult } from "@gatehouse/machines/accounts/password-reset";
import { expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { resetPassword } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { keepAddress } from "#portal/features/sessions/kept-address.ts";
import { firstValues } from "#portal/features/sessions/login.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { portalNow } from "#tests/support/screens/portal.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { answerCode, giveAddress, giveCode, openForgotten } from "./give-code.ts";
import { email, givePassword, passwordResetTable } from "./password-reset.ts";

const answers: Record<ResetResult["kind"], () => void> = {
  reset: () => server.answer(resetPassword, { email }),
  proofSpent: () => server.refuse(resetPassword, "proofSpent"),
};

const send = () => givePassword(ui, "Quiet-Stationery-77");

/** The login page knows the address. */
const isFilled = () =>
  until(() =>
    expect(document.querySelector<HTMLInputElement>("input[name=email]")?.value).toBe(email),
  );

eachScreen();
testPaths(
  onScreens(passwordResetTable, {
    open: openForgotten,
    events: {
      "xstate.done.actor.addressForm": () => giveAddress(email),
      "xstate.done.actor.emailProof": async () => {
        await giveCode("123456");
        await answerCode({ type: "", output: { kind: "proved" } });
      },
      "xstate.done.actor.passwordForm": async ({ output }) => {
        await send();
        answers[(output as { result: ResetResult }).result.kind]();
      },
    },
    states: {
      "proving.firstTime": async (at) => {
        await passwordResetTable.states["proving.firstTime"]!(ui, at);
        await seesText(`If ${email} has an account`);
        await seesNo("alert");
      },
      "proving.again": async (at) => {
        // The page still says it when the toast has gone.
        await pass(limits.toastMs);
        await passwordResetTable.states["proving.again"]!(ui, at);
        await ui.sent(sendEmailCaptcha);
      },
      reset: async (at) => {
        await passwordResetTable.states["reset"]!(ui, at);
        await isFilled();
      },
    },
  }),
);

test("a password that is not accepted, or not answered, is sent again with the same proof", async () => {
  await openForgotten();
  await giveAddress("ada@example.com");
  await giveCode("123456");
  await answerCode({ type: "", output: { kind: "proved" } });
  await send();
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
