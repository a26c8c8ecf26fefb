import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { oneFile, sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { samplePeople } from "#server/development/sample/sample-people.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const textOf = (part: Element | null) => (part as HTMLElement | null)?.innerText ?? "";

async function openReview(answers: AllAnswers = sampleAnswers(today)): Promise<void> {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, answers));
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  // The drawing is loaded late.
  await until(
    () => expect(document.querySelector("main [role=img]")).not.toBeNull(),
    () => void pass(100),
  );
}

test("the review has a heading for each section of a step", async () => {
  await openReview();
  const headings = [...document.querySelectorAll("main section > h2, main h3")].map(textOf);
  const first = headings.indexOf("Entity Info");
  expect(headings.slice(first, first + 4)).toEqual([
    "Entity Info",
    "Business lines applied for",
    "Entity type",
    "Company information",
  ]);
  const company = page.getByRole("region", { name: "Company information" }).element();
  expect([...company.querySelectorAll("dt")].map(textOf).slice(0, 2)).toEqual([
    "Entity name",
    "Name in Chinese or another script",
  ]);
});

test("a step with one section of the same name has one heading", async () => {
  await openReview({ ...sampleAnswers(today), applicableAccount: { lines: ["exchange"] } });
  const headings = [...document.querySelectorAll("main :is(h2, h3)")].map(textOf);
  expect(headings.filter((text) => text === "Related parties")).toHaveLength(1);
  expect(headings).toContain("Chan Tai Man");
  expect(await brokenRules()).toEqual([]);
});

test("what was confirmed for another kind of entity is asked again, and the review says why", async () => {
  const { acknowledgement } = sampleAnswers(today);
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "trust" },
  };
  const flow = flowOn("institutional", today);
  const answers = generatedAnswers(flow, { given, says: "no" }, today, oneFile);
  await openReview({ ...answers, acknowledgement: acknowledgement! });
  await seesText(/You confirmed this before the type of entity changed/);
  const consents = [...document.querySelectorAll<HTMLInputElement>("main [type=checkbox]")];
  expect(consents.map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(await brokenRules()).toEqual([]);
});

test("the review has one row for each person and company, with their roles", async () => {
  await openReview();
  const rows = [...document.querySelectorAll("main section summary")].map((row) =>
    [...row.children].slice(0, 2).map(textOf).filter(Boolean),
  );
  expect(rows).toEqual([
    ["Harbour Light Holdings Limited"],
    ["Chan Tai Man", "Director, UBO or controller"],
    ["Wong Siu Ming", "Authorised representative"],
  ]);
  await seesText(/Only the account holder can submit/);
  expect(await brokenRules()).toEqual([]);
});

test("an answer changed from the review leads back to its row", async () => {
  await openReview();
  const link = (question: string) =>
    page.getByRole("link", { name: new RegExp(`^Change\\s*: ${question}$`) });
  await link("Entity name").click();
  await comesTo("Company information");
  await press("Back to review");
  await comesTo("Check your answers");
  await until(() => expect(document.activeElement).toBe(link("Entity name").element()));
  expect(link("Entity name").element().getBoundingClientRect().top).toBeGreaterThan(0);
});

test("a number that changed meanwhile is asked for at its question when the submission is refused", async () => {
  await openReview();
  await press("Submit application");
  await until(() => server.newest(saveKyc));
  const path = `relatedInformation.people.${samplePeople.representative}.idNumber`;
  server.refuse(saveKyc, "maskedNumber", { path });
  await comesTo("Related parties");
  const field = () => document.getElementById("relatedInformation-people-1-idNumber");
  // The questions of a row are loaded late.
  await until(
    () => expect(field()).not.toBeNull(),
    () => void pass(100),
  );
  await press(/^Wong Siu Ming, ID number: A number was changed meanwhile/, "link");
  expect(document.activeElement).toBe(field());
});

test("the review of a plain company fits in 3,000 px", async () => {
  await page.viewport(1440, 900);
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "registeredCompany" },
    businessInformation: { purpose: ["ownTrading", "treasury", "payments"] },
  };
  const flow = flowOn("institutional", today);
  await openReview(generatedAnswers(flow, { given, says: "no" }, today, oneFile));
  expect(document.documentElement.scrollHeight).toBeLessThan(3_000);
});
