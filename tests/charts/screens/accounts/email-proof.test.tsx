import { expect, test } from "vitest";
import { verifyCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { press, seesText, type } from "#tests/support/screens/hand.ts";
import { onScreens } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { emailProofTable } from "./email-proof.ts";
import { giveAddress, giveCode, openForgotten } from "./give-code.ts";

eachScreen();

/** The page of a forgotten password on which a code was asked for. */
async function open() {
  await openForgotten();
  await giveAddress("ada@example.com");
}

testPaths(onScreens(emailProofTable, { open }));

test("a code that could not be verified stays in its field; corrected, it is sent as it is now", async () => {
  await open();
  await giveCode("123456");
  server.refuse(verifyCaptcha, "overloaded");
  await seesText(refusals.overloaded.message.message ?? "");
  expect(await brokenRules()).toEqual([]);
  await giveCode("654321");
  expect(server.newest(verifyCaptcha).body).toMatchObject({ captcha: "654321" });
});

test("a code in another form is not sent", async () => {
  await open();
  await press("Confirm code");
  await seesText("Please enter code.");
  await type("Verification code", "1234");
  await press("Confirm code");
  await seesText("Code must be 6 digits. Please check again.");
  expect(() => server.newest(verifyCaptcha)).toThrow("no request waits");
});
