import { expect, test } from "vitest";
import { deskTimeline } from "#contract/calls/desk-cases.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { deskFileLimits, deskRaiseFileLimit } from "#contract/calls/uploads/desk-file-limits.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { limits } from "#contract/limits.ts";
import { fillIn, incorporateInHongKong, picture } from "#tests/support/server/applicant.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const numberOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ number: string }>("select number from account where id = $1", [accountId])
  )[0]!.number;

const totalFor = async ({ api, formId }: Member) =>
  dataOf(await api(kycForm, { params: { id: formId } })).files_total;

test("an approver raises the limit of an account; the applicant uploads on", async () => {
  const member = await portal.member();
  const account_number = await numberOf(member);
  await incorporateInHongKong(member);
  const slots = (Object.keys(documentSlots) as SlotId[])
    .filter((id) => slotOf(id).of === "entity" && slotOf(id).most === limits.filesPerSlot)
    .slice(0, limits.filesTotal / limits.filesPerSlot);
  const upload = (slot: string) => send(member, picture, { slot, name: "a.png" });
  for (const slot of slots)
    for (let at = 0; at < limits.filesPerSlot; at += 1) dataOf(await upload(slot));
  const full = await upload("wealthEvidence");
  const ana = await atDesk(portal, "Ana", "approver");
  const raise = (files_total: number, number = account_number) =>
    ana.api(deskRaiseFileLimit, {
      body: { account_number: number, files_total, reason: "Scans of one page each" },
    });
  dataOf(await raise(25));
  const room = await upload("wealthEvidence");
  expect([refusal(full), refusal(room), await totalFor(member)]).toEqual([
    "uploadTotalFull",
    null,
    25,
  ]);
  expect([
    refusal(await raise(25)),
    refusal(await raise(24)),
    refusal(await raise(30, "00000000")),
  ]).toEqual(["fileLimitNotHigher", "fileLimitNotHigher", "accountUnknown"]);
  for (const wrong of [limits.filesTotal, limits.filesTotalMost + 1])
    expect(refusal(await raise(wrong))).toBe("malformed");
  expect(dataOf(await ana.api(deskFileLimits))[0]).toMatchObject({
    account_number,
    files_total: 25,
    reason: "Scans of one page each",
    by: "Ana",
  });
});

test("the rise stands on the trail of the account and in the timeline of its case", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const ana = await atDesk(portal, "Ana", "approver");
  const account_number = await numberOf(member);
  const body = { account_number, files_total: 40, reason: "Bound books" };
  dataOf(await ana.api(deskRaiseFileLimit, { body }));
  const timeline = dataOf(await ana.api(deskTimeline, { params: { id: member.formId } }));
  expect(timeline.find(({ action }) => action === "fileLimit.raise")).toMatchObject({
    kind: "work",
    by: "Ana",
    role: "desk",
    detail: "20, 40",
  });
});

test("two approvers who raise one limit at once: the account has the higher one", async () => {
  const member = await portal.member();
  const account_number = await numberOf(member);
  const [ana, abe] = [
    await atDesk(portal, "Ana", "approver"),
    await atDesk(portal, "Abe", "approver"),
  ];
  const raised = await Promise.all(
    [30, 30].map((files_total, at) =>
      [ana, abe][at]!.api(deskRaiseFileLimit, {
        body: { account_number, files_total, reason: "Many pages" },
      }),
    ),
  );
  expect(raised.map(refusal).toSorted()).toEqual(["fileLimitNotHigher", null].toSorted());
  expect(await totalFor(member)).toBe(30);
});
