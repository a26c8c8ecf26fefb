import { expect, test } from "vitest";
import * as work from "#contract/calls/desk-work.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { documentRequest, withdrawLine } from "#contract/calls/requests.ts";
import { fillIn, load, shareData } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();
const line = "exchange";

const filesIn = async (member: Member, name: string) => {
  const answer = (await load(member)).answers["uploadFiles"]![name];
  const { files = [] } = (answer ?? {}) as { files?: { name: string }[] };
  return files.map((file) => file.name);
};

/** The desk rejects documents of an application that it has claimed. */
async function reject(rae: DeskMember, id: string, ...slots: string[]) {
  const { snapshot, files } = await caseSeen(rae, id);
  const bad = slots.map((slot) => files.find((file) => file.slot === slot)!);
  const items = bad.map(({ slot, uid }) => ({
    slot,
    rejected_uid: uid,
    reason: "unreadable" as const,
    public_text: "Too dark.",
  }));
  const body = { lines: [line], due_on: "2026-12-04", public_text: "", snapshot, items };
  dataOf(await rae.api(work.deskRequest, { params: { id }, body: body as never }));
  return bad;
}

async function leftOfFurtherLine(member: Member): Promise<string[]> {
  const offers = dataOf(await member.api(lineOffers));
  const { left } = offers.find((offer) => offer.line === "goldToken")!;
  return left.map(({ question }) => question);
}

test("a further application takes over what replaced a rejected document, and never the rejected one", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const { formId: id } = member;
  const rae = await atDesk(portal, "Rae", "reviewer");
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const bad = await reject(rae, id, "articles", "boardResolution");
  const same = await rae.browser.fetch(`/desk/api/case/${id}/file/${bad[1]!.uid}`);
  const bytes = new Uint8Array(await same.arrayBuffer());
  const request = dataOf(await member.api(documentRequest, { params: { id } }));
  dataOf(await send(member, pdfOf(2), { slot: request.items[0]!.slot, name: "clear.pdf" }));

  const { form_id } = dataOf(await member.api(withdrawLine, { body: { line } }));
  const again = { ...member, formId: form_id };
  expect([await filesIn(again, "articles"), await filesIn(again, "boardResolution")]).toEqual([
    ["clear.pdf"],
    [],
  ]);
  await shareData(member);
  expect(await leftOfFurtherLine(member)).toContain("boardResolution");
  const slot = "boardResolution";
  expect(refusal(await send(again, bytes, { slot, name: "same.png" }))).toBe("uploadIdentical");
  dataOf(await send(again, pdfOf(3), { slot, name: "new.pdf" }));
});

test("offers follow what the desk asks for now: a request was cancelled, and another document rejected", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  await shareData(member);
  const { formId: id } = member;
  const rae = await atDesk(portal, "Ria", "reviewer");
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  await reject(rae, id, "articles");
  const first = await leftOfFurtherLine(member);
  dataOf(await rae.api(work.deskCancelRequest, { params: { id }, body: { reason: "A mistake." } }));
  const cancelled = await leftOfFurtherLine(member);
  await reject(rae, id, "boardResolution");
  const second = await leftOfFurtherLine(member);
  const rejected = ["articles", "boardResolution"];
  expect(
    [first, cancelled, second].map((left) => rejected.filter((slot) => left.includes(slot))),
  ).toEqual([["articles"], [], ["boardResolution"]]);
});
