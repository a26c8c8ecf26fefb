import { expect, test } from "vitest";
import * as calls from "#contract/calls/desk-cases.ts";
import * as work from "#contract/calls/desk-work.ts";
import { insInfo } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { additionalFiles, documentRequest, otherDocumentsCount } from "#contract/calls/requests.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { acceptDocuments, atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

test("a document is rejected, asked for again, answered, and two people approve", async () => {
  const applicant = await portal.member();
  dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
  const id = applicant.formId;
  const rae = await atDesk(portal, "Rae", "reviewer");
  const ana = await atDesk(portal, "Ana", "approver");
  const sam = await atDesk(portal, "Sam", "seniorManager");
  const { cases } = dataOf(await rae.api(calls.deskCases, { query: { view: "new" } }));
  expect(cases.map((each) => each.id)).toEqual([id]);
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  expect(refusal(await ana.api(work.deskClaim, { params: { id } }))).toBe("caseTaken");

  const [bad] = (await caseSeen(rae, id)).files;
  const verdict = { kind: "document", target: bad!.uid, value: bad!.sha256 } as const;
  const rejected = { ...verdict, verdict: "rejected", note: "private words" } as const;
  expect(refusal(await rae.api(work.deskVerdict, { params: { id }, body: rejected }))).toBe(
    "reasonRequired",
  );
  dataOf(
    await rae.api(work.deskVerdict, {
      params: { id },
      body: { ...rejected, reason: "unreadable" },
    }),
  );
  const seen = await caseSeen(rae, id);
  const lines = seen.lines.map(({ line }) => line);
  const items = [
    { slot: bad!.slot, rejected_uid: bad!.uid, reason: "unreadable", public_text: "Too dark." },
  ] as const;
  const request = { lines, due_on: "2026-12-04", public_text: "", snapshot: seen.snapshot };
  dataOf(
    await rae.api(work.deskRequest, { params: { id }, body: { ...request, items: [...items] } }),
  );
  const waiting = await caseSeen(rae, id);
  expect({
    queue: waiting.queue,
    due: waiting.due_on,
    statuses: waiting.lines.map(({ kyc_status }) => kyc_status),
  }).toEqual({
    queue: "waiting",
    due: null,
    statuses: lines.map(() => "additionalDocumentsRequired"),
  });
  const subjects = (await portal.mailsTo(applicant.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`We need documents for application ${seen.reference}`);

  const asked = dataOf(await applicant.api(documentRequest, { params: { id } }));
  expect(asked.items).toMatchObject([{ text: "Too dark.", rejected: "document.png", words: "" }]);
  expect(JSON.stringify(asked)).not.toContain("private");
  expect(dataOf(await applicant.api(otherDocumentsCount, { params: { id } }))).toEqual({
    count: 1,
  });
  expect(refusal(await applicant.api(additionalFiles, { body: { form_id: id } }))).toBe(
    "requestItemsMissing",
  );
  const { slot } = asked.items[0]!;
  const same = await rae.browser.fetch(`/desk/api/case/${id}/file/${bad!.uid}`);
  const bytes = new Uint8Array(await same.arrayBuffer());
  expect(refusal(await send(applicant, bytes, { slot, name: "same.png" }))).toBe("uploadIdentical");
  dataOf(await send(applicant, pdfOf(2), { slot }));
  dataOf(await applicant.api(additionalFiles, { body: { form_id: id } }));

  const again = await caseSeen(rae, id);
  expect({ queue: again.queue, round: again.round, due: again.due_on }).toEqual({
    queue: "resubmitted",
    round: 2,
    due: "2026-11-27",
  });
  expect(again.files.filter(({ change }) => change === "added")).toHaveLength(1);
  expect(again.lines[0]!.blockers.map(({ blocker }) => blocker)).toEqual([
    "verdictsUnsettled",
    "documentsUnjudged",
  ]);
  await acceptDocuments(rae, id);

  for (const line of lines) {
    const propose = { line, act: "propose", outcome: "approve" } as const;
    const { snapshot } = await caseSeen(rae, id);
    dataOf(await rae.api(work.deskDecision, { params: { id }, body: { ...propose, snapshot } }));
    const proposed = await caseSeen(ana, id);
    expect(proposed.queue).toBe("secondApproval");
    const own = proposed.lines.find((each) => each.line === line)!;
    expect(own.decision.proposer?.name).toBe("Rae");
    const confirm = { line, act: "confirm", snapshot: proposed.snapshot } as const;
    // The sample names a politically exposed person: senior management comes first.
    expect(own.decision.state).toBe("proposed.awaitingSeniorManager");
    expect(refusal(await ana.api(work.deskDecision, { params: { id }, body: confirm }))).toBe(
      "notPossible",
    );
    const endorse = { line, act: "endorse", snapshot: proposed.snapshot } as const;
    dataOf(await sam.api(work.deskDecision, { params: { id }, body: endorse }));
    // What Ana saw had no endorsement.
    expect(refusal(await ana.api(work.deskDecision, { params: { id }, body: confirm }))).toBe(
      "caseChanged",
    );
    const endorsed = { ...confirm, snapshot: (await caseSeen(ana, id)).snapshot };
    dataOf(await ana.api(work.deskDecision, { params: { id }, body: endorsed }));
  }
  expect((await caseSeen(ana, id)).queue).toBe("closed");
  const info = dataOf(await applicant.api(insInfo));
  expect(info.lines.map(({ kyc_status }) => kyc_status)).toEqual(lines.map(() => "KYC Approved"));
});
