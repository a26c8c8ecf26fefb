import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import { brokenRules } from "../../../../../tests/support/screens/axe.ts";
import { server } from "../../../../../tests/support/screens/border.ts";
import { stopClock, until } from "../../../../../tests/support/screens/clock.ts";
import { comesTo, press, seesNo, seesText } from "../../../../../tests/support/screens/hand.ts";
import { signIn, storedForm } from "../../../../../tests/support/screens/member.ts";
import { eachScreen, openScreen } from "../../../../../tests/support/screens/screen.tsx";

eachScreen();

test("a section opened from the review leads back only if the review can be opened", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(kycForm, () => storedForm({}, {}));
  openScreen("/kyc/verify?section=applicableAccount&from=review");
  await comesTo("Business lines applied for");
  await page.getByRole("checkbox", { name: "Exchange" }).click();
  await seesNo("button", "Back to review");
  await press("Next Page");
  await comesTo("Entity type");
  expect(page.getByRole("button", { name: "Back to review" }).elements()).toEqual([]);
});

test("the rail and the foot bar say where errors are, and lead to the first", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(kycForm, () => storedForm({}, {}));
  openScreen("/kyc/verify?section=applicableAccount");
  await comesTo("Business lines applied for");
  await seesNo("button", "Go to the first error");
  await press("Next Page");
  await seesText("1 error on this page");
  const rail = page.getByRole("navigation", { name: "Steps" });
  await expect.element(rail.getByText("Needs attention")).toBeVisible();
  await expect.element(rail.getByText("1 error")).toBeVisible();
  await press("Go to the first error");
  await until(() => expect(document.activeElement?.matches("input[type=checkbox]")).toBe(true));
  expect(await brokenRules()).toEqual([]);
  await page.getByRole("checkbox", { name: "Exchange" }).click();
  await seesNo("button", "Go to the first error");
});
