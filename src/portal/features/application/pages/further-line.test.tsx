import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import {
  entity,
  formId,
  lineReply,
  person,
  registration,
  signIn,
  storedForm,
} from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const at = Date.UTC(2026, 10, 20, 4);

test("an existing line is shown with its status and cannot be chosen again", async () => {
  stopClock(at);
  signIn();
  const answers = { applicableAccount: { lines: ["goldToken"] } };
  const applied = [{ line: "exchange" as const, kyc_status: "KYC In Progress" as const }];
  server.always(kycForm, () => storedForm({ existing_lines: applied }, answers));
  openScreen("/kyc/verify?section=applicableAccount");
  await comesTo("Business lines applied for");
  await sees("heading", "Already applied for");
  await seesText("KYC In Progress");
  await expect.element(page.getByRole("checkbox", { name: "Gold token" })).toBeChecked();
  await seesNo("checkbox", "Exchange");
  expect(await brokenRules()).toEqual([]);
});

const line = lineReply({ asked: 5 });

function openDraft(progress: { given: number; left: Item[] }, role = { is_assistant: false }) {
  stopClock(at);
  signIn();
  const form = { form_id: formId, flow: line.flow, reference: "GH-7K3M-9QTX" };
  const withoutDraft = { ...form, draft: null, submitted: null };
  server.always(insInfo, () => ({
    ...person(),
    ...role,
    ...registration,
    register_type: "institution" as const,
    entity_name: entity,
    version: "1",
    ...withoutDraft,
    applications: [withoutDraft],
    lines: [{ ...line, ...progress }],
  }));
  openScreen("/kyc/user");
  return comesTo(entity);
}

const item = (section: string, question: string) => ({ section, question });
type Item = ReturnType<typeof item>;

test("a complete draft links its holder to the page that submits it", async () => {
  await openDraft({ given: 5, left: [] });
  await seesText("Everything is complete. Check your answers and submit.");
  const way = page.getByRole("link", { name: /^Check your answers/ }).element();
  expect(way.getAttribute("href")).toEqual("/kyc/verify?section=acknowledgement");
  expect(await brokenRules()).toEqual([]);
});

test("an assistant gets no link to submit", async () => {
  await openDraft({ given: 5, left: [] }, { is_assistant: true });
  await seesText("5 of 5 complete, 0 to go.");
  expect(page.getByRole("link", { name: /^Check your answers/ }).elements()).toEqual([]);
});

test("items of locked sections link to the nearest open one", async () => {
  const left = [item("entryBoarding", "entityType"), item("declaration", "crime")];
  await openDraft({ given: 3, left });
  await sees("link", "What type of entity is applying?");
  await page.getByText("Show 2 remaining items").click();
  await seesText("Complete the section above to open these.");
  await page.getByText("Hide").click();
  await seesText("Show 2 remaining items");
  expect(await brokenRules()).toEqual([]);
});

test("an individual at /kyc/verify is led to the form of individuals", async () => {
  stopClock(at);
  signIn();
  const form = { form_id: formId, flow: "otcIndividual" as const, reference: "GH-7K3M-9QTX" };
  const begun = { ...form, draft: null, submitted: null };
  server.always(insInfo, () => ({
    ...person(),
    ...registration,
    register_type: "individual" as const,
    entity_name: "",
    version: "1",
    ...begun,
    applications: [begun],
    lines: [],
  }));
  server.withhold(kycForm);
  const history = openScreen("/kyc/verify");
  await until(
    () => expect(history.location.pathname).toBe("/kyc/otcVerify"),
    () => void pass(100),
  );
});
