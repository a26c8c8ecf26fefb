import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { ofPerson } from "#tests/charts/screens/application/sections.model.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesNo, seesText, type } from "#tests/support/screens/hand.ts";
import { accountInfo, signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

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
  await seesNo("button", "1 error on this page");
  await press("Next Page");
  const rail = page.getByRole("navigation", { name: "Steps" });
  await expect.element(rail.getByText("Needs attention")).toBeVisible();
  await expect.element(rail.getByText("1 error")).toBeVisible();
  await press("1 error on this page");
  await until(() => expect(document.activeElement?.matches("input[type=checkbox]")).toBe(true));
  expect(await brokenRules()).toEqual([]);
  await page.getByRole("checkbox", { name: "Exchange" }).click();
  await seesNo("button", "1 error on this page");
});

test("an error of a question that is no longer asked leaves the summary", async () => {
  const answers = sampleAnswers(today);
  const businessInformation = { ...answers["businessInformation"], hasWebsite: "yes", website: "" };
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(kycForm, () => storedForm({}, { ...answers, businessInformation }));
  openScreen("/kyc/verify?section=businessInformation");
  await comesTo("Business and licences");
  await press("Next Page");
  await seesText("Errors noted on the form. Please check and try again.");
  const group = document.querySelector('[data-question="hasWebsite"]')!;
  group.querySelectorAll<HTMLInputElement>("input")[1]!.click();
  await until(() => expect(document.body.textContent).not.toContain("Errors noted on the form."));
});

test("the telephone of the registration is filled in beside its field, which takes the focus", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(insInfo, () => accountInfo("otcIndividual"));
  const { phone: _, ...personalInformation } = ofPerson.answers["personalInformation"]!;
  server.always(kycForm, () =>
    storedForm({ flow: "otcIndividual" }, { ...ofPerson.answers, personalInformation }),
  );
  openScreen("/kyc/otcVerify?section=personalInformation");
  await comesTo("Personal information");
  const field = () => document.querySelector('[data-question="phone"]');
  await until(
    () => expect(field()?.textContent).toContain("Use the telephone from your registration"),
    () => void pass(100),
  );
  await press("Use the telephone from your registration");
  await until(() => expect(field()?.contains(document.activeElement)).toBe(true));
  expect(document.activeElement?.matches("input")).toBe(true);
});

test("a save that is refused for a number leads to its question", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(kycForm, () => storedForm({}, sampleAnswers(today)));
  openScreen("/kyc/verify?section=companyInformation");
  await comesTo("Company information");
  await type("Entity name", "Harbour Light Limited");
  await until(
    () => server.newest(saveKyc),
    () => void pass(1000),
  );
  server.refuse(saveKyc, "maskedNumber", { path: "flatServices.accountNumber" });
  const link = page.getByRole("link", { name: "Go to the number" });
  await expect
    .element(link)
    .toHaveAttribute("href", "/kyc/verify?section=flatServices#accountNumber");
  await press("Go to the number", "link");
  await comesTo("Bank details");
});
