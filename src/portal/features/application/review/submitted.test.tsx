import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { submittedForm } from "#contract/calls/submissions.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, sees } from "#tests/support/screens/hand.ts";
import { formId, signIn, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const at = Date.UTC(2026, 10, 20, 4);

const sent = {
  form_id: formId,
  flow: "institutional" as const,
  form: "2026-11-22",
  reference: "GH-7K3M-9QTX",
  submitted_at: at,
  reply_by: "2026-11-27",
  receipt_to: "ada@example.com",
  lines: ["exchange", "custodyHongKong"],
  submitted_by: "Ada Wong",
  today,
  rules_on: today,
  numbers_need: "password" as const,
  answers: askedOf(flowOn("institutional", today), sampleAnswers(today)),
};

/** The terms and answers under a heading; those at the top without one. */
const rowsUnder = (title?: string) => {
  const of = [...document.querySelectorAll("main h2")].find((each) => each.textContent === title);
  const list = (of?.parentElement ?? document).querySelector("main dl");
  return [...(list?.children ?? [])].map((row) =>
    [...row.children].map((part) => (part as HTMLElement).innerText),
  );
};

test("a submission shows each answer in words and cannot be changed", async () => {
  stopClock(at);
  signIn();
  server.always(submittedForm, () => sent);
  openScreen(`/kyc/submitted?form=${formId}`);
  await comesTo("Submitted application");
  expect(page.getByText("Hello, Ada Wong").elements()).toEqual([]);
  expect(rowsUnder()).toEqual([
    ["Reference", "GH-7K3M-9QTX"],
    ["Business lines", "Exchange, Custody Hong Kong"],
    ["Submitted", "20 November 2026, 12:00 HKT"],
    ["Submitted by", "Ada Wong"],
    ["Reply by", "27 November 2026"],
    ["Form version", "2026-11-22"],
  ]);
  expect(rowsUnder("Acknowledgement")).toEqual([
    [
      "Confirm that the answers are true",
      "Confirmed\nThe answers and documents are true and complete, and I will report changes within 30 days.",
    ],
    ["Confirm your authority", "Confirmed\nI have authority to bind the company."],
    [
      "Agree to sharing",
      "Confirmed\nI consent to the sharing of this information within the group for due diligence.",
    ],
  ]);
  await sees("img", "Ownership of Harbour Light Trading Limited");
  await sees("heading", "Hong Kong: professional investor");
  expect(
    [...document.querySelectorAll("main a, main button")].map((each) => each.textContent),
  ).toEqual(["Print", "Download PDF", "Go to dashboard"]);
  expect(await brokenRules()).toEqual([]);
});

test("the submission of another account is not found", async () => {
  stopClock(at);
  signIn();
  openScreen(`/kyc/submitted?form=${formId}`);
  await until(() => server.newest(submittedForm));
  server.refuse(submittedForm, "notFound");
  await comesTo("Page not found");
  expect(document.querySelector("main h1")?.textContent).toEqual("Page not found");
});
