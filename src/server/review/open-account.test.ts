import { beforeAll, expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { approvedMember, onAccount } from "#tests/support/server/approved.ts";
import { atDesk, caseSeen, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
const line = "exchange";
let ana: DeskMember;
beforeAll(async () => {
  ana = await atDesk(portal, "Ana", "approver");
});

const open = ({ api }: Pick<Member, "api">, of: LineId = line) =>
  api(openBiz, { body: { line: of } });
const eventsOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ event: string }>(
      "select event from line_event where account_id = $1 and chart = 'businessAccount' order by seq",
      [accountId],
    )
  ).map(({ event }) => event);

test("of ten at once one asks for the account of an approved line, and all are told of it", async () => {
  const member = await approvedMember(portal, ana);
  const all = await Promise.all(Array.from({ length: 10 }, () => open(member)));
  const reply = {
    opens: "account",
    form_id: member.formId,
    flow: "institutional",
    business_account_status: "Pending1",
  };
  expect(all.map(dataOf)).toEqual(all.map(() => reply));
  expect(await eventsOf(member)).toEqual(["account.open"]);
  const placed = async () => {
    const { queue, clock } = await caseSeen(ana, member.formId);
    return [queue, clock];
  };
  expect(await placed()).toEqual(["accountRequested", "onTime"]);
  const before = dataOf(await member.api(lineVersion));
  await onAccount(ana, member, "activate");
  expect(await placed()).toEqual(["closed", "stopped"]);
  expect(dataOf(await member.api(lineVersion))).not.toEqual(before);
  expect(dataOf(await open(member))).toEqual({ ...reply, business_account_status: "Normal" });
  await onAccount(ana, member, "freeze");
  expect(refusal(await open(member))).toBe("accountSuspended");
  await onAccount(ana, member, "close");
  expect(refusal(await open(member))).toBe("accountClosed");
  expect(await eventsOf(member)).toEqual([
    "account.open",
    "account.activate",
    "account.freeze",
    "account.close",
  ]);
});

test("an approved line that lacks its agreement is refused, and its account stays as it is", async () => {
  const member = await approvedMember(portal, ana, "otcSingapore");
  expect(refusal(await open(member, "otcSingapore"))).toBe("accountNotReady");
  expect(await eventsOf(member)).toEqual([]);
});
