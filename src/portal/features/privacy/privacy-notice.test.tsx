import { expect, test } from "vitest";
import { keptYears } from "#contract/limit-values.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { stopClock } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { freshJournal } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

test("registration leads to the privacy notice, in a tab of its own", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  freshJournal();
  openScreen("/kyc/signup");
  await comesTo("Create a new account");
  const link = document.querySelector<HTMLAnchorElement>('main a[target="_blank"]');
  expect([link?.textContent, link?.pathname]).toEqual(["How we use personal data", "/kyc/privacy"]);
});

test("the privacy notice opens without a login, and says how long data is kept and where to complain", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  freshJournal();
  openScreen("/kyc/privacy");
  await comesTo("How we use personal data");
  const said = document.body.textContent;
  expect(said).toContain(`${keptYears} years after the relationship`);
  expect(said).toContain("Privacy Commissioner for Personal Data in Hong Kong");
  expect(await brokenRules()).toEqual([]);
});
