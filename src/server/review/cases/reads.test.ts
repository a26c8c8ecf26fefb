import pg from "pg";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deskCase } from "#contract/calls/desk-case.ts";
import * as cases from "#contract/calls/desk-cases.ts";
import { limits } from "#contract/limits.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { waiting } from "#tests/support/server/waiting.ts";

const portal = sharedPortal();
let member: Member;
let aud: DeskMember;
beforeAll(async () => {
  member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
});
beforeEach(async () => {
  aud = await atDesk(portal, "Aud", "auditor");
});

/** What a person of the desk read in the case: of the trail of its account. */
const readBy = ({ id }: DeskMember) =>
  portal.rows<{ action: string; target: string }>(
    "select action, target from audit where account_id = $1 and actor = $2 order by seq",
    [member.accountId, `desk ${id}`],
  );
const listsReadBy = async ({ id }: DeskMember) =>
  (
    await portal.rows<{ read: string }>(
      `select action || ' ' || coalesce(target, '') as read from desk_event
       where person_id = $1 and action like '%.read' order by seq`,
      [id],
    )
  ).map(({ read }) => read);

test("AT05 each read of a document and each export is on the trail, with the reader", async () => {
  const params = { id: member.formId };
  const uid = (await caseSeen(aud, member.formId)).files[0]!.uid;
  for (let time = 0; time < 2; time += 1) {
    dataOf(await aud.api(cases.deskFile, { params: { ...params, uid } }));
    dataOf(await aud.api(cases.deskExport, { params }));
    dataOf(await aud.api(cases.deskCasePdf, { params }));
  }
  const of = { target: `application ${member.formId}` };
  const each = [
    { action: "case.file.read", target: `file ${uid}` },
    { action: "case.export", ...of },
    { action: "case.export", ...of },
  ];
  expect(await readBy(aud)).toEqual([{ action: "case.read", ...of }, ...each, ...each]);
});

test("AT05 a case, with its timeline and its history, is on the trail once an hour for each reader", async () => {
  const params = { id: member.formId };
  const read = { action: "case.read", target: `application ${member.formId}` };
  dataOf(await aud.api(cases.deskTimeline, { params }));
  await caseSeen(aud, member.formId);
  const history = { ...params, line: "exchange" } as const;
  dataOf(await aud.api(cases.deskHistory, { params: history }));
  await Promise.all([1, 2, 3].map(() => caseSeen(aud, member.formId)));
  expect(await readBy(aud)).toEqual([read]);
  const other = await atDesk(portal, "Rae", "reviewer");
  dataOf(await other.api(cases.deskHistory, { params: history }));
  expect(await readBy(other)).toEqual([read]);
  for (const minutes of [25, 25, 11]) {
    portal.pass(minutes * 60);
    await caseSeen(aud, member.formId);
  }
  expect(await readBy(aud)).toEqual([read, read]);
});

const ofCase = () => ({ params: { id: member.formId } });
test.each([
  ["a case", "review_note", () => aud.api(deskCase, ofCase())],
  ["a timeline", "line_event", () => aud.api(cases.deskTimeline, ofCase())],
  [
    "a history",
    "line_event",
    () => aud.api(cases.deskHistory, { params: { ...ofCase().params, line: "exchange" } }),
  ],
  ["an export", "submission", () => aud.api(cases.deskExport, ofCase())],
  ["a case file", "review_note", () => aud.api(cases.deskCasePdf, ofCase())],
] as const)(
  "AT05 %s is read once that is on the trail, and its applicant goes on meanwhile",
  async (_what, table, read) => {
    const slow = new pg.Client({ connectionString: portal.databaseUrl });
    await slow.connect();
    await slow.query(`begin; lock table ${table} in access exclusive mode`);
    const reading = read();
    await waiting(portal, 1);
    const recorded = await readBy(aud);
    const free = await portal.rows(
      "select account_id from audit_head where account_id = $1 for update skip locked",
      [member.accountId],
    );
    await slow.end();
    expect([recorded, free]).toEqual([[expect.anything()], [{ account_id: member.accountId }]]);
    expect((await reading).ok).toBe(true);
  },
);

test("AT05 a document that is removed meanwhile is neither given nor on the trail", async () => {
  const applicant = await portal.member();
  dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
  const { formId: id, accountId } = applicant;
  const uid = (await caseSeen(aud, id)).files[0]!.uid;
  const slow = new pg.Client({ connectionString: portal.databaseUrl });
  await slow.connect();
  await slow.query("begin");
  await slow.query("select from audit_head where account_id = $1 for update", [accountId]);
  const reading = aud.api(cases.deskFile, { params: { id, uid } });
  await waiting(portal, 1);
  await portal.rows(`set session_replication_role = replica;
    update upload set state = 'removed' where client_uid = '${uid}'`);
  await slow.query("commit");
  await slow.end();
  expect(refusal(await reading)).toBe("notFound");
  const recorded = "select from audit where account_id = $1 and action = 'case.file.read'";
  expect(await portal.rows(recorded, [accountId])).toEqual([]);
});

test("AT05 a list is recorded with its filter once an hour for each reader, and in no case", async () => {
  const before = (await portal.rows("select from audit where account_id = $1", [member.accountId]))
    .length;
  const lists = [{ view: "new" }, { view: "new" }, { view: "new", line: "exchange" }] as const;
  for (const query of lists) dataOf(await aud.api(cases.deskCases, { query }));
  dataOf(await aud.api(cases.deskDeliveries));
  dataOf(await aud.api(cases.deskDeliveries));
  const recorded = ["cases.read view=new", "cases.read view=new&line=exchange", "deliveries.read "];
  expect(await listsReadBy(aud)).toEqual(recorded);
  const after = await portal.rows("select from audit where account_id = $1", [member.accountId]);
  expect(after).toHaveLength(before);
  for (const minutes of [25, 25, 11]) {
    portal.pass(minutes * 60);
    dataOf(await aud.api(cases.deskCases, { query: { view: "new" } }));
  }
  expect(await listsReadBy(aud)).toEqual([...recorded, "cases.read view=new"]);
});

test("AT05 a list that is refused, a poll of the counts and a filter of any length add nothing", async () => {
  const query = { view: "new", jurisdiction: "x".repeat(5000) } as const;
  expect(refusal(await aud.api(cases.deskCases, { query }))).toBe("malformed");
  dataOf(await aud.api(cases.deskQueues));
  expect(await listsReadBy(aud)).toEqual([]);
});

test("a timeline of any length is read and printed in part, newest first, and exported whole", async () => {
  const params = { id: member.formId };
  await portal.rows(
    `insert into audit select account_id, 10000 + n, at, actor, 'file.remove', 'file ' || n, '{}',
       ip_prefix, request_id, prev_hash, hash
     from audit, generate_series(1, 3000) n where account_id = $1 and seq = 1`,
    [member.accountId],
  );
  const events = dataOf(await aud.api(cases.deskTimeline, { params }));
  expect(events).toHaveLength(limits.deskTimelineMost);
  const targets = events.map(({ target }) => target);
  expect([targets.includes("file 3000"), targets.includes("file 1")]).toEqual([true, false]);
  const pdf = await aud.browser.fetch(`${cases.deskCasePdf.path.replace("{id}", member.formId)}`);
  const read = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { text } = await extractText(read, { mergePages: true });
  expect(text).toMatch(/The newest 500 events are listed/);
  expect(text.match(/Document removed/gi)!.length).toBeLessThan(limits.deskTimelineMost);
  const exported = await aud.browser.fetch(cases.deskExport.path.replace("{id}", member.formId));
  expect((await exported.text()).match(/"type":"event"/g)!.length).toBeGreaterThan(3000);
});
