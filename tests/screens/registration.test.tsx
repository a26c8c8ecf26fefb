import { expect, test } from "vitest";
import { freshJournal } from "../support/screens/member.ts";
import { stopClock, until } from "../support/screens/clock.ts";
import { comesTo, press } from "../support/screens/hand.ts";
import { eachScreen, openScreen } from "../support/screens/screen.tsx";

eachScreen();

const labels = () =>
  [...document.querySelectorAll("main [data-question] label")].map((each) => each.textContent);

test("an individual registers with a name and an email address, and gives no job title", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  freshJournal();
  openScreen("/kyc/signup");
  await comesTo("Create a new account");
  await press(/^Institution/, "radio");
  await until(() => expect(labels()).toContain("Job title"));
  expect(labels()).toEqual(expect.arrayContaining(["Contact person", "Work email"]));
  await press(/^Individual/, "radio");
  await until(() => expect(labels()).not.toContain("Job title"));
  expect(labels()).toEqual(expect.arrayContaining(["Full name", "Email address"]));
  expect(document.body.textContent).not.toContain("Institutions must use");
});
