import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { journalKey } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { openTabJournals } from "#portal/actors/journal.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "../../../../tests/support/screens/axe.ts";
import { server } from "../../../../tests/support/screens/border.ts";
import { pass, stopClock, until } from "../../../../tests/support/screens/clock.ts";
import { comesTo, press, seesText } from "../../../../tests/support/screens/hand.ts";
import {
  formId,
  person,
  signIn,
  storedForm,
  today,
} from "../../../../tests/support/screens/member.ts";
import { api } from "../../../../tests/support/screens/portal.ts";
import { eachScreen, openScreen } from "../../../../tests/support/screens/screen.tsx";

eachScreen();

const whole = sampleAnswers(today);
/** Everything a collaborator can answer. */
const answers: AllAnswers = {
  ...whole,
  nonSolicitation: { ...whole["nonSolicitation"], ownInitiative: null },
  acknowledgement: {},
};

function begin() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn({ ...person(), is_assistant: true });
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, answers));
}

test("a collaborator reaches the review, and is offered neither the consents nor Submit", async () => {
  begin();
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  await seesText(
    "Check every answer before you submit. Only the account holder can accept the declarations and submit.",
  );
  await seesText("Only the account holder can confirm this.");
  expect({
    boxes: page.getByRole("checkbox").elements(),
    submits: page.getByRole("button", { name: "Submit application" }).elements(),
  }).toEqual({ boxes: [], submits: [] });
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

test("a consent in a collaborator's journal is dropped, so that their saves succeed", async () => {
  begin();
  server.always(journalKey, () => ({ key: btoa("j".repeat(32)), owner: "collaborator" }));
  const pending = { acknowledgement: { truthful: true }, flatServices: { branchName: "Branch 7" } };
  const journals = await openTabJournals(api, formId, "closed");
  await journals!.own.write({ revision: 1, pending });
  openScreen("/kyc/verify?section=flatServices");
  await comesTo("Bank details");
  const saved = await until(
    () => server.newest(saveKyc),
    () => void pass(100),
  );
  expect((saved.body as { changes: unknown }).changes).toEqual({
    flatServices: { branchName: "Branch 7" },
  });
});
