import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountDetail } from "#contract/calls/dashboard.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const sample = sampleAnswers(today);

const holder = {
  uid: "20260041",
  contact_name: "Ada Wong",
  email: "ada@example.com",
  country_code: "+852",
  phone: "91234567",
  designation: "Director",
};

async function openParties(people: unknown[]): Promise<void> {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const relatedInformation = { ...sample["relatedInformation"], people };
  server.always(kycForm, () => storedForm({}, { ...sample, relatedInformation }));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
}

/** Of the first input with this label; the mark of an optional question stands beside it. */
const valueOf = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>("details input")].find((input) =>
    input.labels?.[0]?.textContent?.startsWith(label),
  )?.value;

const offered = () => page.getByRole("button", { name: "Add the account holder" });

test("the account holder is added from the registration, and then no longer offered", async () => {
  await openParties([]);
  server.always(accountDetail, () => holder);
  await press("Add the account holder");
  await until(
    () => expect(valueOf("Full name")).toBe("Ada Wong"),
    () => void pass(100),
  );
  const ticked = [...document.querySelectorAll<HTMLInputElement>("details input:checked")].slice(
    -2,
  );
  expect({
    email: valueOf("Email"),
    ticked: ticked.map((input) => input.labels?.[0]?.textContent),
    offered: offered().elements().length,
  }).toEqual({
    email: "ada@example.com",
    ticked: ["Authorised representative", "Yes"],
    offered: 0,
  });
  expect(await brokenRules()).toEqual([]);
});

test("an account holder who is named already is not offered", async () => {
  await openParties(sample["relatedInformation"]!["people"] as unknown[]);
  expect(offered().elements()).toEqual([]);
});

test("a Chinese name from the registration is the name in Chinese", async () => {
  await openParties([]);
  server.always(accountDetail, () => ({ ...holder, contact_name: "陳大文" }));
  await press("Add the account holder");
  await until(
    () => expect(valueOf("Full name in Chinese")).toBe("陳大文"),
    () => void pass(100),
  );
  expect(valueOf("Full name")).toBe("");
});

test("a person who is added has the focus, and after a removal the person before", async () => {
  await openParties(sample["relatedInformation"]!["people"] as unknown[]);
  const people = () => [...document.querySelectorAll('summary[id*="-people-"]')];
  const before = people().length;
  await press("Add a person");
  await until(() => expect(document.activeElement).toBe(people()[before]));
  const added = people()[before]!.parentElement!;
  [...added.querySelectorAll("button")]
    .find((each) => each.textContent.startsWith("Remove "))!
    .click();
  await until(() => expect(document.activeElement).toBe(people()[before - 1]));
});

test("who names people is asked to tell them, once, with the privacy notice", async () => {
  await openParties(sample["relatedInformation"]!["people"] as unknown[]);
  const asked = page.getByText(/^Tell each person that you give us their details/);
  expect(asked.elements().map((each) => each.querySelector("a")?.getAttribute("href"))).toEqual([
    "/kyc/privacy",
  ]);
});

test("a person with answers is removed once that is confirmed", async () => {
  await openParties(sample["relatedInformation"]!["people"] as unknown[]);
  const people = () => [...document.querySelectorAll('summary[id*="-people-"]')];
  const before = people().length;
  const ask = async () => {
    people()[0]!.parentElement!.setAttribute("open", "");
    [...people()[0]!.parentElement!.querySelectorAll("button")]
      .find((each) => each.textContent.startsWith("Remove "))!
      .click();
    await until(() => expect(page.getByRole("dialog").elements()).toHaveLength(1));
  };
  await ask();
  await press("Cancel");
  await until(() => expect(page.getByRole("dialog").elements()).toEqual([]));
  expect(people()).toHaveLength(before);
  await ask();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await until(() => expect(people()).toHaveLength(before - 1));
  expect(document.activeElement).toBe(people()[0]);
});

test("a further person folds those who are finished; an unfinished one stays open", async () => {
  const [first, second] = sample["relatedInformation"]!["people"] as object[];
  await openParties([first, { ...second, birthDate: undefined }]);
  const rows = () =>
    [...document.querySelectorAll('summary[id*="-people-"]')].map(
      (each) => each.parentElement as HTMLDetailsElement,
    );
  await until(() => expect(rows()).toHaveLength(2));
  for (const row of rows()) row.open = true;
  await press("Add a person");
  await until(() => expect(rows().map(({ open }) => open)).toEqual([false, true, true]));
});
