import { expect, test } from "vitest";
import { submittedForm } from "#contract/calls/submissions.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { stopClock } from "#tests/support/screens/clock.ts";
import { comesTo, seesButton } from "#tests/support/screens/hand.ts";
import { signIn } from "#tests/support/screens/member.ts";
import { server } from "#tests/support/screens/border.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

test("a page whose data does not come says so in its own words, and can be loaded again", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(submittedForm, () => {
    throw new TypeError("Failed to fetch");
  });
  openScreen("/kyc/submitted?form=0b0f5a4e-6c1e-4a7c-9a3e-4f2c5a1b7d10");
  await comesTo("Sorry, this page could not be loaded");
  await seesButton("Reload page", true);
  expect(await brokenRules()).toEqual([]);
});
