import { expect, test, vi } from "vitest";
import * as work from "#contract/calls/desk-work.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { documentRequest, withdrawLine } from "#contract/calls/requests.ts";
import { fillIn, load, shareData } from "../../../tests/support/server/applicant.ts";
import { atDesk, caseSeen } from "../../../tests/support/server/desk.ts";
import { dataOf, refusal } from "../../../tests/support/server/outcome.ts";
import { pdfOf } from "../../../tests/support/server/pdf.ts";
import { type Member, sharedPortal } from "../../../tests/support/server/portal.ts";
import { send } from "../../../tests/support/server/upload.ts";

// A whole application with its documents.
vi.setConfig({ testTimeout: 60_000 });

const portal = sharedPortal();
const line = "exchange";

const filesIn = async (member: Member, name: string) => {
  const answer = (await load(member)).answers["uploadFiles"]![name];
  const { files = [] } = (answer ?? {}) as { files?: { name: string }[] };
  return files.map((file) => file.name);
};

test("a further application takes over what replaced a rejected document, and never the rejected one", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const { formId: id } = member;
  const rae = await atDesk(portal, "Rae", "reviewer");
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const { snapshot, files } = await caseSeen(rae, id);
  const slots = ["articles", "boardResolution"];
  const bad = slots.map((slot) => files.find((file) => file.slot === slot)!);
  const items = bad.map(({ slot, uid }) => ({
    slot,
    rejected_uid: uid,
    reason: "unreadable" as const,
    public_text: "Too dark.",
  }));
  const body = { lines: [line], due_on: "2026-12-04", public_text: "", snapshot, items };
  dataOf(await rae.api(work.deskRequest, { params: { id }, body: body as never }));
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
  const { left } = dataOf(await member.api(lineOffers)).find(
    (offer) => offer.line === "goldToken",
  )!;
  expect(left.map(({ question }) => question)).toContain("boardResolution");
  const slot = "boardResolution";
  expect(refusal(await send(again, bytes, { slot, name: "same.png" }))).toBe("uploadIdentical");
  dataOf(await send(again, pdfOf(3), { slot, name: "new.pdf" }));
});
