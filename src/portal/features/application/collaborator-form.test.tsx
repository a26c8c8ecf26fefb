import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { journalKey } from "#contract/calls/account.ts";
import { tellHolderReady } from "#contract/calls/collaborators.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { openTabJournals } from "#portal/actors/tab-journals.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesButton, seesText } from "#tests/support/screens/hand.ts";
import { formId, person, signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { api } from "#tests/support/screens/portal.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const whole = sampleAnswers(today);
/** Everything a collaborator can answer. */
const answers: AllAnswers = {
  ...whole,
  nonSolicitation: { ...whole["nonSolicitation"], ownInitiative: null },
  acknowledgement: {},
};

function begin(given = answers) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn({ ...person(), is_assistant: true });
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, given));
}

/** Waits until a part that is loaded late says this. */
const comesToSay = (words: string) =>
  until(
    () => expect(document.body.innerText).toContain(words),
    () => void pass(100),
  );

test("a collaborator reaches the review, and is offered neither the consents nor Submit", async () => {
  begin();
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  await seesText(
    "Check every answer before you submit. Only the account holder can accept the declarations and submit.",
  );
  await comesToSay("Is everything ready?");
  expect({
    boxes: page.getByRole("checkbox").elements(),
    submits: page.getByRole("button", { name: "Submit application" }).elements(),
  }).toEqual({ boxes: [], submits: [] });
});

test("a collaborator tells the account holder that it is ready, and the page says when it was sent", async () => {
  begin();
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  await comesToSay("Is everything ready?");
  await press("Tell the account holder it is ready");
  await until(() => expect(server.newest(tellHolderReady).body).toEqual({ form_id: formId }));
  server.answer(tellHolderReady, { told_at: Date.UTC(2026, 10, 20, 4) });
  await seesText(/Email sent to the account holder: 20 \w+ 2026.* 12:00 HKT/);
  await seesText("You can send another email 10 minutes after the last one.");
  expect(await brokenRules()).toEqual([]);
});

const isTelling = () => server.waiting.some(({ path }) => path === tellHolderReady.path);

test("the account holder is told only once the last answer is stored", async () => {
  begin();
  openScreen("/kyc/verify?section=flatServices");
  await comesTo("Bank details");
  await page.getByLabelText("Branch name").first().fill("Branch 7");
  await press(/^Review/, "link");
  await comesTo("Check your answers");
  await comesToSay("Is everything ready?");
  await press("Tell the account holder it is ready");
  await until(() => server.newest(saveKyc));
  await pass(100);
  expect(isTelling()).toBe(false);
  server.refuse(saveKyc, "overloaded");
  await seesText("No email sent: your latest changes are not saved. Save them first.");
  expect(isTelling()).toBe(false);
  await press("Tell the account holder it is ready");
  await until(() => server.newest(saveKyc));
  server.answer(saveKyc, { revision: 2, saved_at: 10, merged: null, submission: null });
  await until(() => expect(server.newest(tellHolderReady).body).toEqual({ form_id: formId }));
});

test("a collaborator may start a draft again, unless the account holder has accepted a declaration", async () => {
  begin();
  sessionStorage.removeItem("gatehouse.resumed");
  const { companyInformation = {} } = whole;
  server.always(kycForm, () => storedForm({ saved_at: 10 }, { companyInformation }));
  openScreen("/kyc/verify");
  await comesToSay("Continue with the saved draft?");
  await seesButton("Continue with draft", true);
  await seesButton("Start again", true);
  expect(await brokenRules()).toEqual([]);
});

test("a draft with a declaration is not started again by a collaborator, and the prompt says why", async () => {
  begin();
  sessionStorage.removeItem("gatehouse.resumed");
  const declared = { ...answers, acknowledgement: { truthful: true } };
  server.always(kycForm, () => storedForm({ saved_at: 10 }, declared));
  openScreen("/kyc/verify");
  await comesToSay(
    "The account holder has accepted a declaration in this draft, so only they can start again.",
  );
  expect(page.getByRole("button", { name: "Start again" }).elements()).toEqual([]);
});

test("a collaborator passes a page whose consent only the account holder can give", async () => {
  begin();
  openScreen("/kyc/verify?section=nonSolicitation");
  await comesTo("Non-solicitation");
  await seesText("Only the account holder can confirm this.");
  expect(await brokenRules()).toEqual([]);
  await press("Next Page");
  await comesTo("Bank details");
});

test.each([
  [
    "an application with answers",
    "flatServices",
    "Bank details",
    answers,
    { branchName: "Branch 7" },
  ],
  [
    "a new application",
    "applicableAccount",
    "Business lines applied for",
    {},
    { lines: ["exchange"] },
  ],
])(
  "a consent in a collaborator's journal is dropped, so that their saves succeed: %s",
  async (_, section, title, given, own) => {
    localStorage.clear();
    begin(given);
    server.always(journalKey, () => ({ key: btoa("j".repeat(32)), owner: "collaborator" }));
    const pending = { acknowledgement: { truthful: true }, [section]: own };
    const journals = await openTabJournals(api, formId, "closed");
    await journals!.own.write({ revision: 1, pending });
    openScreen(`/kyc/verify?section=${section}`);
    await comesTo(title);
    const saved = await until(
      () => server.newest(saveKyc),
      () => void pass(100),
    );
    expect((saved.body as { changes: unknown }).changes).toEqual({ [section]: own });
  },
);
