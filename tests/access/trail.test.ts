import { beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import * as asked from "#contract/calls/requests.ts";
import { savedWords } from "#server/http/rate-limits.ts";
import { fillIn, load } from "../support/server/applicant.ts";
import { approveBy, atDesk, caseSeen, decideOn, type DeskMember } from "../support/server/desk.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { type Browser, type Member, sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal();
const line = "exchange";
const people = {} as Record<"rae" | "sam" | "ana", DeskMember>;
beforeAll(async () => {
  people.rae = await atDesk(portal, "Rae", "reviewer");
  people.sam = await atDesk(portal, "Sam", "seniorManager");
  people.ana = await atDesk(portal, "Ana", "approver");
});

async function submitted(): Promise<Member> {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  return member;
}

interface AuditEntry {
  action: string;
  actor: string;
  xmin: string;
}

/** The first entry that one call of the holder adds, and whether a change of this table is in its transaction. */
async function recorded({ api, accountId }: Member, call: Call, body: object, table: string) {
  const trail = () =>
    portal.rows<AuditEntry>(
      "select action, actor, xmin::text from audit where account_id = $1 order by seq",
      [accountId],
    );
  const before = (await trail()).length;
  dataOf((await api(call as never, { body } as never)) as Awaited<ReturnType<Browser["api"]>>);
  const [auditEntry] = (await trail()).slice(before);
  const [same] = await portal.rows<{ both: boolean }>(
    `select exists (select from ${table} where account_id = $1 and xmin::text = $2)
      and exists (select from member where account_id = $1 and role = 'holder' and id::text = $3) as both`,
    [accountId, auditEntry?.xmin, auditEntry?.actor],
  );
  return [auditEntry?.action, same!.both];
}

test("AT01 an answer to a request and a withdrawal are on the trail, in the transaction of the work", async () => {
  const member = await submitted();
  const { formId: id } = member;
  dataOf(await people.rae.api(work.deskClaim, { params: { id } }));
  const { snapshot, files } = await caseSeen(people.rae, id);
  const item = { slot: files[0]!.slot, rejected_uid: null, reason: "unreadable" } as const;
  const body = {
    lines: [line] as [typeof line],
    due_on: "2026-12-04",
    public_text: "",
    snapshot,
    items: [{ ...item, public_text: "Please" }],
  };
  dataOf(await people.rae.api(work.deskRequest, { params: { id }, body }));
  const [wanted] = dataOf(await member.api(asked.documentRequest, { params: { id } })).items;
  const words = { form_id: id, item: wanted!.id, words: "It was lost." };
  expect(await recorded(member, asked.saveRequestWords, words, "request_item")).toEqual([
    "request.words",
    true,
  ]);
  const save = () => member.api(asked.saveRequestWords, { body: words });
  for (let saved = 1; saved < savedWords.most; saved += 1) dataOf(await save());
  expect(refusal(await save())).toBe("tooMany");
  const answer = { form_id: id };
  expect(await recorded(member, asked.additionalFiles, answer, "line_event")).toEqual([
    "request.answer",
    true,
  ]);
  expect(await recorded(member, asked.withdrawLine, { line }, "line_event")).toEqual([
    "line.withdraw",
    true,
  ]);
});

test("AT01 a line that is tried again, and an account that is opened and closed, are on the trail", async () => {
  const rejected = await submitted();
  const of = { id: rejected.formId, line } as const;
  dataOf(await people.ana.api(work.deskClaim, { params: { id: of.id } }));
  const retry = { act: "decide", outcome: "rejectRetry", reason: "incomplete" } as const;
  dataOf(await decideOn(people.ana, of, retry));
  portal.pass(1);
  expect(await recorded(rejected, asked.reopenLine, { line }, "line_event")).toEqual([
    "line.reopen",
    true,
  ]);
  const member = await submitted();
  const own = { id: member.formId, line } as const;
  await approveBy(people, own);
  expect(await recorded(member, openBiz, { line }, "line_event")).toEqual(["account.open", true]);
  const activate = { line, act: "activate", reason: "" } as const;
  dataOf(await people.rae.api(work.deskAccount, { params: { id: own.id }, body: activate }));
  expect(await recorded(member, asked.closeAccount, { line }, "line_event")).toEqual([
    "account.close",
    true,
  ]);
});

/** Every text of more than four characters in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? value.length > 4
      ? [value]
      : []
    : Object.values((value ?? {}) as object).flatMap(textsIn);

test("AT04 the trail has no value of a person: no answer, address, file name or text of the desk", async () => {
  const member = await submitted();
  const { formId: id, accountId } = member;
  const { answers } = await load(member);
  const { rae } = people;
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const written = ["CANARY-NOTE-1", "CANARY-TEXT-2", "CANARY-REASON-3"] as const;
  dataOf(await rae.api(work.deskNote, { params: { id }, body: { text: written[0] } }));
  const { files, sections } = await caseSeen(rae, id);
  const [row] = sections[0]!.groups[0]!.rows;
  const judged = { kind: "answer", target: row!.target, value: row!.value } as const;
  const verdict = { ...judged, verdict: "mismatch", public_text: written[1] } as const;
  dataOf(await rae.api(work.deskVerdict, { params: { id }, body: verdict }));
  const assigned = { person: people.ana.id, reason: written[2] };
  dataOf(await rae.api(work.deskAssign, { params: { id }, body: assigned }));
  const trail = JSON.stringify(
    await portal.rows("select * from audit where account_id = $1", [accountId]),
  );
  // Names of choices, rows and documents.
  const names = /^([a-z]+[A-Za-z]*|[0-9a-f-]{36})$/;
  const texts = [...textsIn(answers), member.email, ...files.map(({ name }) => name), ...written];
  const known = texts.filter((text) => !names.test(text));
  expect(known.length).toBeGreaterThan(60);
  expect(known.filter((text) => trail.includes(text))).toEqual([]);
});
