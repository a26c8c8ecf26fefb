import { expect, test } from "vitest";
import { kycForm } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { oneFile } from "#server/development/sample/sample-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock } from "#tests/support/screens/clock.ts";
import { comesTo, seesText } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const submission = {
  reference: "GH-7K3M-9QTX",
  submitted_at: Date.UTC(2026, 10, 20, 4),
  reply_by: "2026-11-27",
  receipt_to: "ada@example.com",
  lines: ["exchange"],
};

const flow = flowOn("institutional", today);

test.each([
  ["charity", "before", /AML questionnaire follows on your dashboard\. Send it within 30 days/],
  ["charity", "after", /AML questionnaire follows on your dashboard\. Send it within 30 days/],
  ["registeredCompany", "before", /short AML questionnaire follows.* optional/],
  ["registeredCompany", "after", /short AML questionnaire follows.* optional/],
] as const)("a %s reads %s it submits that a questionnaire follows", async (type, when, words) => {
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: type },
  };
  const answers = generatedAnswers(flow, { given, says: "no" }, today, oneFile);
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  const isSent = when === "after";
  server.always(kycForm, () => storedForm(isSent ? { submission } : {}, answers));
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo(isSent ? "Application Submitted" : "Check your answers");
  await seesText(words);
  expect(document.querySelectorAll("main")).toHaveLength(1);
});
