import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { formId, signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

test("the line above the title does not repeat it", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const applicableAccount = { lines: ["exchange"] };
  server.always(kycForm, () => storedForm({}, { ...sampleAnswers(today), applicableAccount }));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
  const heading = document.querySelector("h1")!;
  expect(heading.parentElement!.firstElementChild).toBe(heading);
});

test("the steps lead to sections of the form that the address names", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, sampleAnswers(today)));
  openScreen(`/kyc/verify?section=companyInformation&form=${formId}`);
  await comesTo("Company information");
  const link = page.getByRole("link", { name: /^Entity type/ }).element();
  expect(link.getAttribute("href")).toBe(`/kyc/verify?section=entryBoarding&form=${formId}`);
});

test("a step that is begun is in progress, seen from another step", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  const relatedInformation = { people: [{ id: "one", fullName: "Chan Tai Man" }] };
  server.always(kycForm, () => storedForm({}, { ...sampleAnswers(today), relatedInformation }));
  openScreen(`/kyc/verify?section=companyInformation&form=${formId}`);
  await comesTo("Company information");
  const step = page.getByRole("listitem").filter({ hasText: "related parties" }).first();
  await expect.element(step.getByText("In progress", { exact: true })).toBeVisible();
});
