import { expect, test } from "vitest";
import { deskAssign } from "#contract/calls/desk-work.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { questionStatus } from "#contract/calls/questionnaires/questionnaires.ts";
import { closeAccount } from "#contract/calls/requests.ts";
import { appliedAs } from "#tests/support/server/applicant.ts";
import { approve, onAccount, openedMember } from "#tests/support/server/approved.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { passTime } from "#server/review/time-passed.ts";

const portal = sharedPortal();
const line = "exchange";
const reviewCycle = 37 * 31 * 86_400;

test("a line whose account is closed owes no questionnaire, as one that was withdrawn", async () => {
  const holder = await appliedAs(portal, "charity", line);
  const [form] = await portal.rows<{ id: string }>(
    "select id from application where account_id = $1 and $2 = any (lines)",
    [holder.accountId, line],
  );
  const member = { ...holder, formId: form!.id };
  await approve(portal, member.formId, line);
  dataOf(await member.api(openBiz, { body: { line } }));
  const ana = await atDesk(portal, "Ana", "approver");
  const taken = { params: { id: member.formId }, body: { person: ana.id, reason: "On leave" } };
  dataOf(await ana.api(deskAssign, taken));
  await onAccount(ana, member, "activate");
  const owed = async () => dataOf(await member.api(questionStatus));
  expect(await owed()).toMatchObject({ status: "asked", required: true, due_on: "2026-12-20" });
  dataOf(await member.api(closeAccount, { body: { line } }));
  expect(await owed()).toMatchObject({ status: "asked", required: false, due_on: null });
});

test("the approval of a line whose account is closed ends by no date, and no one is told", async () => {
  const member = await openedMember(portal, await atDesk(portal, "Ana", "approver"));
  dataOf(await member.api(closeAccount, { body: { line } }));
  const mails = await portal.mailsTo(member.email);
  portal.pass(reviewCycle);
  await passTime(portal.services, portal.jobs);
  const states = await portal.rows<{ state: string }>(
    `select state from line_status where account_id = $1 and chart in ('kycStatus', 'businessAccount')
     order by chart`,
    [member.accountId],
  );
  expect(states.map(({ state }) => state)).toEqual(["closed", "approved"]);
  expect(await portal.mailsTo(member.email)).toEqual(mails);
});
