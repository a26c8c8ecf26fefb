import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import {
  beginQuestionnaire,
  postponeQuestionnaire,
  questionStatus,
} from "#contract/calls/questionnaires/questionnaires.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import {
  comesTo,
  press,
  sees,
  seesButton,
  seesNo,
  seesText,
  type as typeIn,
} from "#tests/support/screens/hand.ts";
import {
  entity,
  formId,
  person,
  questionnaireStatus,
  signIn,
  storedForm,
  today,
} from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

type Status = ReturnType<typeof questionnaireStatus>;

const at = Date.UTC(2026, 10, 20, 4);
const due = { required: true, due_on: "2026-12-20" };
const shownBy = "20 December 2026";

async function openDashboard(status: Partial<Status>, who = person()) {
  stopClock(at);
  signIn(who);
  server.always(questionStatus, () => questionnaireStatus(status));
  openScreen("/kyc/user");
  await comesTo(entity);
}

/** By status: what the dashboard says, its link, and whether it offers to do it later. */
const rows: [string, Partial<Status>, string[], string, boolean][] = [
  ["asked", { status: "asked", ...due }, [shownBy, "Required"], "Fill in now", true],
  ["optional", { status: "asked" }, ["You do not have to answer", "Optional"], "Fill in now", true],
  [
    "no longer valid",
    { status: "expired", ...due },
    ["no longer valid", shownBy],
    "Fill in now",
    true,
  ],
  [
    "due soon",
    { status: "asked", ...due, is_due_soon: true },
    [shownBy, "Due soon"],
    "Fill in now",
    false,
  ],
  [
    "overdue",
    { status: "overdue", ...due, is_due_soon: true },
    [`The questionnaire was due by ${shownBy}.`, "Overdue"],
    "Fill in now",
    false,
  ],
  ["postponed", { status: "postponed", ...due }, ["Postponed", shownBy], "Fill in now", false],
  ["begun", { status: "begun", ...due }, ["In progress", shownBy], "Continue", false],
  [
    "sent",
    { status: "sent", form_id: formId, sent_at: at, valid_until: "2028-05-20" },
    ["Sent 20 November 2026, 12:00 HKT, valid until 20 May 2028"],
    "View the answers",
    false,
  ],
];

test.each(rows)(
  "a questionnaire that is %s is shown with its next action",
  async (_, status, says, next, later) => {
    await openDashboard(status);
    await sees("heading", "AML questionnaire");
    for (const text of says) await until(() => expect(document.body.innerText).toContain(text));
    await sees("link", next);
    expect(page.getByRole("button", { name: "Later" }).elements()).toHaveLength(later ? 1 : 0);
    expect(await brokenRules()).toEqual([]);
  },
);

test("nothing is shown before an application is submitted", async () => {
  await openDashboard({});
  expect(page.getByRole("heading", { name: "AML questionnaire" }).elements()).toEqual([]);
});

test("later is remembered by the server, and only the holder may say it", async () => {
  await openDashboard({ status: "asked", ...due });
  await press("Later");
  await until(() => server.newest(postponeQuestionnaire));
  server.always(questionStatus, () => questionnaireStatus({ status: "postponed", ...due }));
  server.answer(postponeQuestionnaire, {});
  await seesText("Postponed");
  expect(page.getByRole("button", { name: "Later" }).elements()).toEqual([]);
  expect(document.activeElement?.tagName).toBe("H1");
});

test("a collaborator fills it in, and cannot postpone it", async () => {
  await openDashboard({ status: "asked", ...due }, { ...person(), is_assistant: true });
  await sees("link", "Fill in now");
  expect(page.getByRole("button", { name: "Later" }).elements()).toEqual([]);
});

test("the pointer over the link does not begin it", async () => {
  await openDashboard({ status: "asked", ...due });
  await page.getByRole("link", { name: "Fill in now" }).hover();
  for (let at = 0; at < 5; at += 1) await pass(100);
  expect(() => server.newest(beginQuestionnaire)).toThrow("begin-questionnaire");
});

const about = (kind: string) => ({ questionnaireSubject: { kind } });

/** Everything that is asked of such an applicant, answered. */
const answersOf = (kind: string, given: AllAnswers = {}) =>
  generatedAnswers(
    flowOn("questionnaire", today),
    { given: { ...about(kind), ...given }, says: "no" },
    today,
  );

async function openQuestionnaire(answers: AllAnswers, section: string, who = person(), more = "") {
  stopClock(at);
  signIn(who);
  server.always(beginQuestionnaire, () => ({ form_id: formId }));
  server.always(kycForm, () => storedForm({ flow: "questionnaire" }, answers));
  openScreen(`/kyc/questionnaire?section=${section}${more}`);
}

test("an answer that is not the usual one asks for an explanation", async () => {
  await openQuestionnaire(about("registeredCompany"), "conduct");
  await comesTo("Conduct");
  const question = /jurisdictions under sanctions\?$/;
  const group = page.getByRole("radiogroup", { name: question });
  await group.getByText("No", { exact: true }).click();
  await seesNo("textbox", /^Business under sanctions/);
  await group.getByText("Yes", { exact: true }).click();
  await typeIn(/^Business under sanctions/, "One supplier, in 2024.");
  await press("Next Page");
  await sees("alert", /error/i);
  expect(await brokenRules()).toEqual([]);
});

test("a page that is open follows another kind of applicant and keeps what was typed", async () => {
  await openQuestionnaire(about("registeredCompany"), "conduct");
  await comesTo("Conduct");
  const group = page.getByRole("radiogroup", { name: /jurisdictions under sanctions\?$/ });
  await group.getByText("Yes", { exact: true }).click();
  await typeIn(/^Business under sanctions/, "One supplier, in 2024.");
  await until(
    () => server.newest(saveKyc),
    () => void pass(100),
  );
  const merged = { by: "Ada Wong", theirs: about("trust") };
  server.answer(saveKyc, { revision: 3, saved_at: at, merged, submission: null });
  await until(
    () => expect(document.body.innerText).toContain("Trust"),
    () => void pass(100),
  );
  expect(document.querySelector("textarea")?.value).toContain("One supplier");
});

test("in the second brand, which has no header, a link at the end leads back to the dashboard", async () => {
  document.documentElement.dataset["brand"] = "otterline";
  onTestFinished(() => {
    delete document.documentElement.dataset["brand"];
  });
  await openQuestionnaire(about("registeredCompany"), "conduct", person(), "&source=otterline");
  await comesTo("Conduct");
  const back = page.getByRole("link", { name: "Dashboard", exact: true });
  expect(back.element().getAttribute("href")).toBe("/kyc/user?source=otterline");
  expect(await brokenRules()).toEqual([]);
});

test("the holder checks the answers, declares and sends; then it cannot be changed", async () => {
  await openQuestionnaire(answersOf("individual"), "acknowledgement");
  await comesTo("Check your answers");
  await seesText("Only the account holder can send it. It cannot be changed afterwards.");
  expect(await brokenRules()).toEqual([]);
  await press("Send answers");
  const sent = await until(
    () => server.newest(saveKyc),
    () => void pass(100),
  );
  expect(sent.body).toMatchObject({ form_id: formId, submit: { seen: expect.any(String) } });
  server.answer(saveKyc, {
    revision: 2,
    saved_at: at,
    merged: null,
    submission: {
      reference: "GH-7K3M-9QTX",
      submitted_at: at,
      reply_by: today,
      lines: [],
      receipt_to: null,
    },
  });
  await comesTo("Questionnaire sent");
  await sees("link", "View the answers");
  expect(await brokenRules()).toEqual([]);
});

test("a collaborator reads the review, can tell the account holder, and is offered neither the declaration nor Send", async () => {
  const who = { ...person(), is_assistant: true };
  await openQuestionnaire(answersOf("individual"), "acknowledgement", who);
  await comesTo("Check your answers");
  await seesButton("Tell the account holder it is ready", true);
  expect(page.getByRole("button", { name: "Send answers" }).elements()).toEqual([]);
});

test("a financial institution uploads a Wolfsberg form instead of answering", async () => {
  await openQuestionnaire(about("financialInstitution"), "wolfsberg");
  await comesTo("How to answer");
  await page.getByText("Upload a Wolfsberg CBDDQ").click();
  await sees("heading", "Wolfsberg questionnaire");
  await seesText("Dated on or after 20 May 2025");
  await seesButton("Next Page", true);
  expect(await brokenRules()).toEqual([]);
});
