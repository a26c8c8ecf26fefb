import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm, saveKyc, showNumbers } from "#contract/calls/onboarding.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import { limits } from "#contract/limits.ts";
import { maskedAnswers, numbersIn } from "#contract/questions/numbers/masked.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText, type } from "#tests/support/screens/hand.ts";
import { formId, signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const flow = flows.institutional;
const whole = sampleAnswers(today);
const numbers = numbersIn(flow, whole);
const [account, mask] = ["012345678001", "••••8001"];
const button = "Show whole numbers";

async function open(need: "password" | "newSession" = "password") {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  const answers = maskedAnswers(flow, whole);
  server.always(kycForm, () => storedForm({ numbers_need: need }, answers));
  openScreen("/kyc/verify?section=flatServices");
  await comesTo("Bank details");
}

const field = () => page.getByLabelText("Account number", { exact: true });
const has = (value: string) => expect.element(field()).toHaveValue(value);

test("PI06 masked numbers are shown after the password, and nothing is left to save", async () => {
  await open();
  await has(mask);
  expect(await brokenRules()).toEqual([]);
  await press(button);
  await sees("dialog", button);
  await type("Current password", "Wrong-Password-1");
  await press("Show");
  await until(() => server.newest(showNumbers));
  server.refuse(showNumbers, "wrongPassword");
  await seesText(refusals.wrongPassword.message.message ?? "");
  await type("Current password", "Copper-Kettle-58");
  await press("Show");
  const { body } = await until(() => server.newest(showNumbers));
  expect(body).toEqual({ form_id: formId, password: "Copper-Kettle-58" });
  server.answer(showNumbers, { numbers });
  await seesNo("dialog");
  await has(account);
  await seesNo("button", button);
  await pass(limits.saveDelayMs);
  expect(document.activeElement?.textContent).toBe("Bank details");
  expect(() => server.newest(saveKyc)).toThrow("no request waits");
});

test("PI06 without a password they are shown at once, or a new login is asked for", async () => {
  await open("newSession");
  await press(button);
  await until(() => server.newest(showNumbers));
  server.refuse(showNumbers, "signInFirst");
  await seesText(refusals.signInFirst.message.message ?? "");
  await press(button);
  await until(() => server.newest(showNumbers));
  server.answer(showNumbers, { numbers });
  await expect.element(field()).toHaveValue(account);
});

test("PI06 of a mask that is typed over only what was typed is saved, and a mask left as it is never", async () => {
  await open();
  await type("Bank name", "Second Bank");
  await pass(limits.saveDelayMs);
  const saved = await until(() => server.newest(saveKyc).body);
  expect(saved).toMatchObject({ changes: { flatServices: { bankName: "Second Bank" } } });
  expect(JSON.stringify(saved)).not.toContain("•");
  server.answer(saveKyc, { revision: 2, saved_at: 0, merged: null, submission: null });
  await field().fill(`${mask}7`);
  await has("7");
  await field().fill("555666777");
  await pass(limits.saveDelayMs);
  const { body } = await until(() => server.newest(saveKyc));
  expect(body).toMatchObject({ changes: { flatServices: { accountNumber: "555666777" } } });
  await has("555666777");
});

test.each([
  ["typed now", whole],
  ["of an earlier visit", maskedAnswers(flow, whole)],
])("PI06 the review masks numbers %s, and shows them once that is asked", async (_, answers) => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, answers));
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  await seesText(mask);
  expect(document.querySelector("main")?.textContent).not.toContain(account);
  await press(button);
  await type("Current password", "Copper-Kettle-58");
  await press("Show");
  await until(() => server.newest(showNumbers));
  server.answer(showNumbers, { numbers });
  await seesText(account);
});

test("PI06 the numbers of a submission are shown on its page", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const sent = {
    form_id: formId,
    flow: "institutional" as const,
    form: "2026-11-22",
    reference: "GH-7K3M-9QTX",
    submitted_at: 0,
    reply_by: "2026-11-27",
    receipt_to: null,
    lines: ["exchange"],
    submitted_by: "Ada Wong",
    today,
    rules_on: today,
    numbers_need: "password" as const,
    answers: maskedAnswers(flow, whole),
  };
  server.always(submittedForm, () => sent);
  openScreen(`/kyc/submitted?form=${formId}`);
  await comesTo("Submitted application");
  await seesText(mask);
  await press(button);
  await type("Current password", "Copper-Kettle-58");
  await press("Show");
  await until(() => server.newest(showNumbers));
  server.answer(showNumbers, { numbers });
  await seesText(account);
  await seesNo("button", button);
  expect(await brokenRules()).toEqual([]);
});
