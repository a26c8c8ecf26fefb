import { beforeAll, expect, test } from "vitest";
import { resetPassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { firstValues, keepAddress } from "#portal/features/sessions/login.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees } from "../../../support/screens/hand.ts";
import { portalNow } from "../../../support/screens/portal.ts";
import { leaveScreen, openScreen, prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { answerCode, giveAddress, giveCode, openForgotten } from "./email-proof.ts";
import { givePassword, passwordResetTable } from "./password-reset.ts";

beforeAll(prepareScreen);
testPaths(passwordResetTable);

test("a password that is not accepted, or not answered, is sent again with the same proof", async () => {
  try {
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
  } finally {
    leaveScreen();
  }
});

test("an address that was proved fills the next login page, and none after it", async () => {
  try {
    stopClock(Date.UTC(2026, 10, 20, 4));
    keepAddress(portalNow(), "ada@example.com");
    openScreen("/kyc/login?done=reset");
    await comesTo("Log in");
    const filled = document.querySelector<HTMLInputElement>("input[name=email]")?.value;
    expect([filled, firstValues(portalNow(), true)]).toEqual(["ada@example.com", {}]);
  } finally {
    leaveScreen();
  }
});
