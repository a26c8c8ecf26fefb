import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import type { AccountAct } from "#contract/desk/account-acts.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import {
  acceptDocuments,
  approveBy,
  atDesk,
  caseSeen,
  decideOn,
  type DeskMember,
} from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
const line = "exchange";
let rae: DeskMember;
let ana: DeskMember;
let sam: DeskMember;
beforeAll(async () => {
  rae = await atDesk(portal, "Rae", "reviewer");
  ana = await atDesk(portal, "Ana", "approver");
  sam = await atDesk(portal, "Sam", "seniorManager");
});

async function submitted(): Promise<Member> {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  return member;
}

async function stateOf({ accountId }: Member, chart = "kycStatus") {
  const [row] = await portal.rows<{ state: string }>(
    "select state from line_status where account_id = $1 and line = $2 and chart = $3",
    [accountId, line, chart],
  );
  return row!.state;
}

const onAccount = (by: DeskMember, id: string, act: AccountAct, given = "Reason") =>
  by.api(work.deskAccount, { params: { id }, body: { line, act, reason: given } });

const lapsedBy = (by: DeskMember, id: string, cause: "adverseHit" | "ownershipChanged") =>
  by.api(work.deskLapse, { params: { id }, body: { line, cause } });

const take = async (by: DeskMember, id: string) =>
  dataOf(
    await by.api(work.deskAssign, { params: { id }, body: { person: by.id, reason: "Mine now" } }),
  );

test("a note and a verdict that are sent again, as after a lost answer, are recorded once", async () => {
  const { formId: id, accountId } = await submitted();
  const params = { id };
  await take(rae, id);
  const [file] = (await caseSeen(rae, id)).files;
  const judged = { kind: "document", target: file!.uid, value: file!.sha256 } as const;
  const note = { text: "Called, no answer", key: randomUUID() };
  const give = async (verdict: "accepted" | "rejected") =>
    dataOf(
      await rae.api(work.deskVerdict, {
        params,
        body: { ...judged, verdict, reason: verdict === "rejected" ? "unreadable" : null },
      }),
    );
  for (const key of [note.key, note.key, randomUUID()])
    dataOf(await rae.api(work.deskNote, { params, body: { ...note, key } }));
  for (const verdict of ["accepted", "accepted", "rejected", "accepted"] as const)
    await give(verdict);
  const rows = await portal.rows<{ action: string }>(
    "select action from audit where account_id = $1 and action in ('case.note', 'case.verdict') order by seq",
    [accountId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...Array<string>(2).fill("case.note"),
    ...Array<string>(3).fill("case.verdict"),
  ]);
  const { notes, files } = await caseSeen(rae, id);
  expect(notes.filter(({ text }) => text === note.text).length).toBe(2);
  expect(files[0]!.verdict?.verdict).toBe("accepted");
});

test("an account and an approval are the work of the person who has the case; to unfreeze and close takes an approver", async () => {
  const member = await submitted();
  const { formId: id, api } = member;
  await approveBy({ rae, sam, ana }, { id, line });
  dataOf(await api(openBiz, { body: { line } }));
  const other = await atDesk(portal, "Oli", "reviewer");
  const seen = async (by: DeskMember) =>
    (await caseSeen(by, id)).lines.find((each) => each.line === line)!;
  const acts = async (by: DeskMember) => (await seen(by)).acts;
  expect([await acts(other), await acts(rae)]).toEqual([[], ["activate", "decline", "lapse"]]);
  expect([(await seen(other)).needs_case, (await seen(rae)).needs_case]).toEqual([true, false]);
  expect([
    refusal(await onAccount(other, id, "activate")),
    refusal(await lapsedBy(other, id, "ownershipChanged")),
    refusal(await onAccount(ana, id, "activate")),
  ]).toEqual(["caseTaken", "caseTaken", "caseTaken"]);
  dataOf(await onAccount(rae, id, "activate"));
  expect([refusal(await onAccount(rae, id, "close")), await acts(rae)]).toEqual([
    "notPossible",
    ["freeze", "lapse"],
  ]);
  dataOf(await onAccount(rae, id, "freeze"));
  expect([
    refusal(await onAccount(rae, id, "unfreeze")),
    refusal(await onAccount(rae, id, "close")),
    refusal(await onAccount(ana, id, "unfreeze")),
  ]).toEqual(["notPossible", "notPossible", "caseTaken"]);
  await take(ana, id);
  dataOf(await onAccount(ana, id, "unfreeze"));
  expect(refusal(await onAccount(ana, id, "close", ""))).toBe("reasonRequired");
  dataOf(await onAccount(ana, id, "close"));
  expect(await stateOf(member, "businessAccount")).toBe("closed");
  const forget = `set session_replication_role = replica;
    update line_event set facts = facts - 'reason' where account_id = '${member.accountId}'`;
  for (const event of ["account.freeze", "account.close"])
    await expect(portal.rows(`${forget} and event = '${event}'`)).rejects.toThrow(
      "line_event_reason",
    );
});

test("AC12 an approval that ended on an adverse hit takes two people again, whatever the score was", async () => {
  const member = await submitted();
  const { formId: id } = member;
  const own = `account_id = '${member.accountId}'`;
  await portal.rows(`set session_replication_role = replica;
    update risk_score set needs_two = false where ${own};
    update line_status set snapshot = jsonb_set(snapshot, '{context,needsTwo}', 'false')
      where ${own} and chart in ('kycStatus', 'decision')`);
  dataOf(await ana.api(work.deskClaim, { params: { id } }));
  await acceptDocuments(ana, id);
  dataOf(await decideOn(ana, { id, line }, { act: "decide", outcome: "approve" }));
  const elevated = `select is_elevated('${member.accountId}', '${line}') as elevated`;
  expect(await portal.rows(elevated)).toEqual([{ elevated: false }]);
  dataOf(await lapsedBy(ana, id, "adverseHit"));
  expect(await portal.rows(elevated)).toEqual([{ elevated: true }]);
  expect((await caseSeen(ana, id)).lines.find((each) => each.line === line)!.needs_two).toBe(true);
  const kinds = (await portal.mailsTo(member.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith("reviewed"))).toEqual(["reviewedAgain"]);
  expect(refusal(await decideOn(ana, { id, line }, { act: "decide", outcome: "approve" }))).toBe(
    "notPossible",
  );
  dataOf(await decideOn(ana, { id, line }, { act: "propose", outcome: "approve" }));
  const other = await atDesk(portal, "Abe", "approver");
  expect(refusal(await decideOn(other, { id, line }, { act: "confirm" }))).toBe("notPossible");
  dataOf(await decideOn(sam, { id, line }, { act: "endorse" }));
  dataOf(await decideOn(other, { id, line }, { act: "confirm" }));
  expect(await stateOf(member)).toBe("approved");
});

test("a line that the risk policy prohibits is not approved", async () => {
  const { formId: id, accountId } = await submitted();
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  await acceptDocuments(rae, id);
  await portal.rows(`set session_replication_role = replica;
    update risk_score set band = 'prohibited' where account_id = '${accountId}'`);
  expect(await decideOn(rae, { id, line }, { act: "propose", outcome: "approve" })).toMatchObject({
    refusal: "decisionBlocked",
    data: { blockers: [{ blocker: "prohibited" }] },
  });
});

test("a mismatch in an answer blocks the approval until it is settled; an answer without a verdict does not", async () => {
  const { formId: id } = await submitted();
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  await acceptDocuments(rae, id);
  const [row] = (await caseSeen(rae, id)).sections[0]!.groups[0]!.rows;
  const judged = { kind: "answer", target: row!.target, value: row!.value } as const;
  const verdict = (given: "mismatch" | "verified") =>
    rae.api(work.deskVerdict, {
      params: { id },
      body: { ...judged, verdict: given, source: "registry" },
    });
  dataOf(await verdict("mismatch"));
  const propose = () => decideOn(rae, { id, line }, { act: "propose", outcome: "approve" });
  expect(await propose()).toMatchObject({
    refusal: "decisionBlocked",
    data: { blockers: [{ blocker: "verdictsUnsettled", count: 1, targets: [row!.target] }] },
  });
  dataOf(await verdict("verified"));
  expect(refusal(await propose())).toBe(null);
});
