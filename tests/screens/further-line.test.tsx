import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { brokenRules } from "./kit/axe.ts";
import { server } from "./kit/border.ts";
import { stopClock } from "./kit/clock.ts";
import { comesTo, sees, seesNo, seesText } from "./kit/hand.ts";
import { entity, formId, person, signIn, storedForm } from "./kit/member.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";

beforeAll(prepareScreen);
afterEach(leaveScreen);

const at = Date.UTC(2026, 10, 20, 4);

test("a line that was applied for is shown with its status, and cannot be chosen again", async () => {
  stopClock(at);
  signIn();
  const answers = { applicableAccount: { lines: ["goldToken"] } };
  const applied = [{ line: "exchange" as const, kyc_status: "inProgress" }];
  server.always(kycForm, () => storedForm({ applied }, answers));
  openScreen("/kyc/verify?section=applicableAccount");
  await comesTo("Lines applied for");
  await sees("heading", "Already applied for");
  await seesText("KYC In Progress");
  await expect.element(page.getByRole("checkbox", { name: "Gold token" })).toBeChecked();
  await seesNo("checkbox", "Exchange");
  expect(await brokenRules()).toEqual([]);
});

test("items of sections that do not open yet are said to lead to the nearest one", async () => {
  stopClock(at);
  signIn();
  const item = (section: string, question: string) => ({ section, question });
  const line = {
    line: "exchange",
    form_id: formId,
    flow: "institutional" as const,
    kyc_status: "notSubmitted",
    business_account_status: "pending",
    timeline: [],
    reply_by: null,
    given: 3,
    asked: 5,
    left: [item("entryBoarding", "entityType"), item("declaration", "pep")],
  };
  const form = { form_id: formId, flow: line.flow, reference: "GH-2026-0001" };
  const told = { ...form, draft: null, submitted: null };
  server.always(insInfo, () => ({
    ...person(),
    register_type: "institution" as const,
    entity_name: entity,
    ...told,
    applications: [told],
    lines: [line],
    offers: [],
  }));
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("link", "What kind of entity applies?");
  await page.getByText("Show all 2 items left").click();
  await seesText("These open once the section above is done; until then they lead there.");
  expect(await brokenRules()).toEqual([]);
});
