import { beforeAll, expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import {
  additionalFiles,
  documentRequest,
  saveRequestWords,
  withdrawLine,
} from "#contract/calls/requests.ts";
import { passTime } from "#server/review/time-passed.ts";
import { fillFlow, fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import {
  acceptDocuments,
  atDesk,
  caseSeen,
  decideOn,
  type DeskMember,
} from "#tests/support/server/desk.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { todayOf } from "../clock.ts";

const portal = sharedPortal();
let rae: DeskMember;
beforeAll(async () => {
  rae = await atDesk(portal, "Rae", "reviewer");
});

/** Submitted, claimed, its first documents rejected, and the first of them asked for. */
async function asked(rejected: number): Promise<{ member: Member; id: string }> {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const id = member.formId;
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const bad = (await caseSeen(rae, id)).files.slice(0, rejected);
  for (const { uid, sha256 } of bad)
    dataOf(
      await rae.api(work.deskVerdict, {
        params: { id },
        body: {
          kind: "document",
          target: uid,
          value: sha256,
          verdict: "rejected",
          reason: "glare",
        },
      }),
    );
  const { snapshot, lines } = await caseSeen(rae, id);
  const [first] = bad;
  const item = {
    slot: first!.slot,
    rejected_uid: first!.uid,
    reason: "glare",
    public_text: "Glare",
  };
  const body = {
    lines: lines.map(({ line }) => line),
    due_on: dayAfter(2),
    public_text: "",
    snapshot,
  };
  dataOf(
    await rae.api(work.deskRequest, { params: { id }, body: { ...body, items: [item as never] } }),
  );
  return { member, id };
}

const dayAfter = (days: number) =>
  todayOf(new Date(portal.services.clock().getTime() + days * 86_400_000));

/** The request of a case passes its date, and a rejection of the first line is proposed. */
async function overdueAndProposed(id: string): Promise<void> {
  portal.pass(4 * 86_400);
  await passTime(portal.services, portal.jobs);
  rae = await atDesk(portal, "Rae", "reviewer");
  const release = { params: { id }, body: { person: rae.id, reason: "Back from leave" } };
  dataOf(await rae.api(work.deskAssign, release));
  const { snapshot, lines } = await caseSeen(rae, id);
  const outcome = { outcome: "rejectRetry", reason: "incomplete" } as const;
  const body = { line: lines[0]!.line, act: "propose", snapshot, ...outcome } as const;
  dataOf(await rae.api(work.deskDecision, { params: { id }, body }));
  expect((await caseSeen(rae, id)).lines[0]!.decision.state).toBe("proposed.awaitingApprover");
}

const decisionOf = async (id: string) => (await caseSeen(rae, id)).lines[0]!.decision.state;
const standing = async ({ api }: Member) => {
  const { version, lines } = dataOf(await api(insInfo));
  return { version, lines };
};

test("a proposal neither shows to the applicant nor keeps the documents from being sent", async () => {
  const { member, id } = await asked(1);
  const { slot } = dataOf(await member.api(documentRequest, { params: { id } })).items[0]!;
  portal.pass(4 * 86_400);
  const again = await portal.logIn(member.browser, member.email);
  await passTime(portal.services, portal.jobs);
  const before = await standing(again);
  portal.pass(-4 * 86_400);
  await overdueAndProposed(id);
  expect(await standing(again)).toEqual(before);
  dataOf(await send(again, pdfOf(2), { slot }));
  expect(await decisionOf(id)).toBe("undecided");
  dataOf(await again.api(additionalFiles, { body: { form_id: id } }));
  expect((await caseSeen(rae, id)).queue).toBe("resubmitted");
});

test("words of the applicant end a proposal, which rested on what was there before", async () => {
  const { member, id } = await asked(1);
  const item = dataOf(await member.api(documentRequest, { params: { id } })).items[0]!.id;
  await overdueAndProposed(id);
  const again = await portal.logIn(member.browser, member.email);
  const body = { form_id: id, item, words: "The register was closed." };
  dataOf(await again.api(saveRequestWords, { body }));
  expect(await decisionOf(id)).toBe("undecided");
});

test("an accepted document settles the one in whose place it was asked for, and no other", async () => {
  const { member, id } = await asked(2);
  const [first, second] = (await caseSeen(rae, id)).files.filter(({ verdict }) => verdict);
  const { slot } = dataOf(await member.api(documentRequest, { params: { id } })).items[0]!;
  dataOf(await send(member, pdfOf(2), { slot }));
  dataOf(await member.api(additionalFiles, { body: { form_id: id } }));
  const { files } = await caseSeen(rae, id);
  const sent = files.find(({ change }) => change === "added")!;
  const replaced = files.filter(({ is_replaced }) => is_replaced).map(({ uid }) => uid);
  expect([replaced, sent.asks]).toEqual([[first!.uid], first!.slot]);
  const accepted = { target: sent.uid, value: sent.sha256, verdict: "accepted" } as const;
  dataOf(
    await rae.api(work.deskVerdict, { params: { id }, body: { kind: "document", ...accepted } }),
  );
  const { blockers } = (await caseSeen(rae, id)).lines[0]!;
  const open = blockers.find(({ blocker }) => blocker === "verdictsUnsettled")!.targets;
  expect([open.includes(first!.uid), open.includes(second!.uid)]).toEqual([false, true]);
});

test("evidence of a person can be asked for, and names the person", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const id = member.formId;
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const { slots, snapshot } = await caseSeen(rae, id);
  const { slot, person } = slots.find((each) => each.slot.startsWith("identity."))!;
  const item = {
    slot,
    rejected_uid: null,
    reason: "evidenceWanted",
    public_text: "A copy, please.",
  } as const;
  const body = {
    lines: ["exchange" as const],
    due_on: dayAfter(2),
    public_text: "",
    snapshot,
    items: [item],
  };
  dataOf(await rae.api(work.deskRequest, { params: { id }, body }));
  const [asks] = dataOf(await member.api(documentRequest, { params: { id } })).items;
  expect([person, asks!.person]).toEqual(["Chan Tai Man", "Chan Tai Man"]);
});

test("AC12 a person who confirms has seen the proposal that waits, not one before it", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const id = member.formId;
  const line = "exchange";
  const ana = await atDesk(portal, "Ana", "approver");
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const of = { id, line } as const;
  const reason = "incomplete" as const;
  dataOf(await decideOn(rae, of, { act: "propose", outcome: "rejectRetry", reason }));
  const { snapshot } = await caseSeen(ana, id);
  dataOf(await decideOn(rae, of, { act: "withdraw" }));
  dataOf(await decideOn(rae, of, { act: "propose", outcome: "rejectFinal", reason }));
  const stale = { line, snapshot, act: "confirm" } as const;
  expect(refusal(await ana.api(work.deskDecision, { params: { id }, body: stale }))).toBe(
    "caseChanged",
  );
  dataOf(await decideOn(ana, of, { act: "confirm" }));
});

test("AC12 a proposal without an outcome is refused, and leaves the line undecided", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const of = { id: member.formId, line: "exchange" } as const;
  dataOf(await rae.api(work.deskClaim, { params: of }));
  const empty = { act: "propose", reason: "incomplete" } as const;
  expect(refusal(await decideOn(rae, of, empty))).toBe("notPossible");
  expect(await decisionOf(of.id)).toBe("undecided");
});

test("AC12 a new submission does not clear an adverse hit", async () => {
  const member = await portal.member();
  const body = await fillFlow(member, {
    given: { applicableAccount: { lines: ["exchange"] } },
    says: "no",
  } as never);
  dataOf(await member.api(saveKyc, { body }));
  const ana = await atDesk(portal, "Ana", "approver");
  const of = { id: member.formId, line: "exchange" } as const;
  dataOf(await ana.api(work.deskClaim, { params: of }));
  await acceptDocuments(ana, of.id);
  dataOf(await decideOn(ana, of, { act: "decide", outcome: "approve" }));
  dataOf(
    await ana.api(work.deskLapse, { params: of, body: { line: of.line, cause: "adverseHit" } }),
  );
  dataOf(await member.api(withdrawLine, { body: { line: of.line } }));
  portal.pass(1);
  const { form_id: id } = dataOf(await member.api(openBiz, { body: { line: of.line } }));
  const own = { ...member, formId: id };
  const { revision, answers } = await load(own);
  const ticked = {
    acknowledgement: { truthful: true, authority: true, sharing: true },
    nonSolicitation: { ...answers["nonSolicitation"], ownInitiative: true },
  };
  dataOf(await save(own, revision, ticked));
  dataOf(await member.api(saveKyc, { body: await submissionOf(own) }));
  dataOf(await ana.api(work.deskClaim, { params: { id } }));
  await acceptDocuments(ana, id);
  expect(
    refusal(await decideOn(ana, { id, line: of.line }, { act: "decide", outcome: "approve" })),
  ).toBe("notPossible");
  expect((await caseSeen(ana, id)).lines[0]!.needs_two).toBe(true);
});

test("AC12 verdicts of one moment keep their order, in whichever order the database stores them", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const of = { id: member.formId, line: "exchange" } as const;
  const params = { id: of.id };
  const ana = await atDesk(portal, "Ana", "approver");
  dataOf(await rae.api(work.deskClaim, { params }));
  for (const { uid: target, sha256: value } of (await caseSeen(rae, of.id)).files) {
    const judged = { kind: "document", target, value } as const;
    const body = { ...judged, verdict: "rejected", reason: "glare" } as const;
    dataOf(await rae.api(work.deskVerdict, { params, body }));
  }
  for (const { uid: target, sha256: value } of (await caseSeen(rae, of.id)).files) {
    const body = { kind: "document", target, value, verdict: "accepted" } as const;
    dataOf(await rae.api(work.deskVerdict, { params, body }));
  }
  const reason = "incomplete" as const;
  dataOf(await decideOn(rae, of, { act: "propose", outcome: "rejectRetry", reason }));
  await portal.rows("cluster review_verdict using review_verdict_pkey");
  const seen = (await caseSeen(rae, of.id)).files.map(({ verdict }) => verdict?.verdict);
  expect(new Set(seen)).toEqual(new Set(["accepted"]));
  dataOf(await decideOn(ana, of, { act: "confirm" }));
});
