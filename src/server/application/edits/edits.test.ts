import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonical } from "#contract/application/canonical.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import { type Changes, saveKyc } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { fillIn, load, picture, save } from "#tests/support/server/applicant.ts";
import { send } from "#tests/support/server/upload.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal, today } from "#tests/support/server/portal.ts";
import { type Db, openDatabase, openPool, tx } from "#server/database/database.ts";
import { editBytes } from "#server/http/rate-limits.ts";
import { changesOf, entriesOf } from "../merge.ts";
import { formAt } from "./form-at.ts";

const portal = sharedPortal();
let owner: Db;
let close: () => Promise<void>;
beforeAll(() => {
  const pool = openPool({ connectionString: portal.databaseUrl, max: 1 }, () => undefined);
  owner = openDatabase(pool);
  close = () => pool.end();
});
afterAll(() => close());

const edit = (formId: string, accountId: string, revision: number) =>
  `insert into application_edit (application_id, account_id, revision, rules_on, from_empty, changed, member_id, at)
   select '${formId}', '${accountId}', ${revision} + 7, '2026-11-20', true, '{}', id, now() from member
   where account_id = '${accountId}'`;

/** What a browser shows of a form, and when. */
async function seen(member: Member) {
  const { revision, answers, rules_on, saved_at, locked } = await load(member);
  const at = portal.services.clock();
  return { at, shown: { revision, answers, rules_on, saved_at, locked } };
}

/** The same from its saves, whose numbers are whole. */
async function rebuilt(member: Member, at: Date) {
  const [found] = await portal.rows<Parameters<typeof formAt>[2]>(
    "select id, account_id, reference, flow, submitted_at from application where id = $1",
    [member.formId],
  );
  const form = await tx(owner, (handle) => formAt(handle, portal.services.keys, found!, at));
  if (!form) return null;
  const { revision, answers, rules_on, saved_at, state } = form;
  const isUntouched = revision === 1;
  return {
    revision,
    answers: maskedAnswers(flowOn(found!.flow, rules_on), answers),
    rules_on,
    saved_at: isUntouched ? null : saved_at.getTime(),
    locked: state === "submitted",
  };
}

const paths = entriesOf(sampleAnswers(today, () => []) as Changes);
/** The sample's own answer, none, or another of its kind. */
const value = (given: unknown) =>
  fc.oneof(
    fc.constant(given),
    fc.constant(null),
    Array.isArray(given) ? fc.constant(given.slice(1)) : fc.constant(given),
    typeof given === "string" ? fc.string({ unit: "grapheme" }) : fc.constant(given),
  );
/** One to three answers; one time in 40 the form is begun again with them. */
const randomEdit = fc.record({
  entries: fc.array(
    fc.constantFrom(...paths).chain(([path, given]) => fc.tuple(fc.constant(path), value(given))),
    { minLength: 1, maxLength: 3 },
  ),
  restart: fc.nat({ max: 39 }).map((drawn) => drawn === 0),
});

test("AT06 a form is rebuilt as it stood after each of two hundred random edits, removed files included", async () => {
  const member = await portal.member();
  const begun = await seen(member);
  const moments = [begun];
  const edits = fc.sample(randomEdit, { numRuns: 200, seed: 6 });
  for (const { entries, restart } of edits) {
    portal.pass(1);
    const { revision } = moments.at(-1)!.shown;
    dataOf(await save(member, revision, changesOf(entries), { restart }));
    moments.push(await seen(member));
  }
  portal.pass(1);
  await fillIn(member);
  moments.push(await seen(member));
  const [file] = await portal.rows<{ uid: string }>(
    "select client_uid as uid from upload where application_id = $1 limit 1",
    [member.formId],
  );
  portal.pass(1);
  dataOf(await member.api(deleteFile, { body: { form_id: member.formId, uid: file!.uid } }));
  moments.push(await seen(member));
  expect(canonical(moments.at(-1)!.shown.answers)).not.toContain(file!.uid);
  for (const { at, shown } of moments)
    expect(canonical(await rebuilt(member, at))).toBe(canonical(shown));
  expect(await rebuilt(member, new Date(begun.at.getTime() - 1000))).toBeNull();
  const revisions = new Set(moments.map(({ shown }) => shown.revision));
  expect(revisions.size).toBeGreaterThan(150);
});

test("edits that would fill the disk are refused until the next day; what fits is saved", async () => {
  const member = await portal.member();
  const [person] = sampleAnswers(today, () => [])["relatedInformation"]!["people"] as object[];
  const long = (rows: number) => ({
    relatedInformation: {
      people: Array.from({ length: rows }, () => ({ ...person, id: randomUUID() })),
    },
  });
  const { revision } = await load(member);
  dataOf(await save(member, revision, long(40)));
  await portal.rows("update application set edit_bytes = $1 where id = $2", [
    editBytes.most - 20_000,
    member.formId,
  ]);
  expect(refusal(await save(member, revision + 1, long(41)))).toBe("editsSpent");
  dataOf(await save(member, revision + 1, long(1)));
  await portal.rows("update application set edits_since = edits_since - interval '1 day'");
  dataOf(await save(member, revision + 2, long(41)));
});

test("a save that conflicts counts as an edit of its size, so that it cannot be sent without end", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const named = (entityName: string) => ({ companyInformation: { entityName } });
  dataOf(await save(member, revision, named("Harbour Light Limited")));
  const stale = named("x".repeat(4000));
  const used = () =>
    portal.rows("select edit_bytes from application where id = $1", [member.formId]);
  const [before] = (await used()) as { edit_bytes: number }[];
  expect(refusal(await save(member, revision, stale))).toBe("revisionConflict");
  expect(await used()).toEqual([
    { edit_bytes: before!.edit_bytes + Buffer.byteLength(JSON.stringify(stale)) },
  ]);
  await portal.rows("update application set edit_bytes = $1 where id = $2", [
    editBytes.most - 20,
    member.formId,
  ]);
  expect(refusal(await save(member, revision, stale))).toBe("editsSpent");
});

test("AT06 of two saves whose times are in the wrong order, the later one is not shown without the earlier", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const named = (name: string) => ({ companyInformation: { [name]: "x" } });
  dataOf(await save(member, revision, named("entityName")));
  dataOf(await save(member, revision + 1, named("incorporationNumber")));
  const later =
    "set session_replication_role = replica; update application_edit set at = at + interval '1 second'";
  await portal.rows(
    `${later} where application_id = '${member.formId}' and revision = ${revision + 1}`,
  );
  const shown = await rebuilt(member, portal.services.clock());
  expect(shown?.answers).toEqual({
    companyInformation: { entityName: "x", incorporationNumber: "x" },
  });
});

test("AT06 a form without answers that is begun again has the rules of that day", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  portal.pass(24 * 60 * 60);
  const back = await portal.logIn(portal.browser(), member.email);
  const again = { ...back, formId: member.formId };
  dataOf(await save(again, revision, {}, { restart: true }));
  const { shown, at } = await seen({ ...member, ...again });
  expect(canonical(await rebuilt(member, at))).toBe(canonical(shown));
});

test("AT06 a submitted form is shown as a draft before its submission, and as submitted since", async () => {
  const member = await portal.member();
  const submission = await fillIn(member);
  const before = await seen(member);
  portal.pass(1);
  dataOf(await member.api(saveKyc, { body: submission }));
  const after = await seen(member);
  expect([before.shown.locked, after.shown.locked]).toEqual([false, true]);
  for (const { at, shown } of [before, after])
    expect(canonical(await rebuilt(member, at))).toBe(canonical(shown));
});

describe("what was stored stays on the record", () => {
  test("AT06 a removed file is not replaced by another under its name", async () => {
    const member = await portal.member();
    const slot = "certificateOfIncorporation";
    const stored = dataOf(await send(member, picture, { slot, name: "document.png" }));
    const { uid } = stored;
    const body = { form_id: member.formId, uid };
    dataOf(await member.api(deleteFile, { body }));
    for (const bytes of [picture, Buffer.from("garbage")])
      expect(refusal(await send(member, bytes, { slot, uid, name: "document.png" }))).toBe(
        "malformed",
      );
    expect(
      await portal.rows(
        "select state, name, sha256 is not null as kept from upload where client_uid = $1",
        [uid],
      ),
    ).toEqual([{ state: "removed", name: "document.png", kept: true }]);
  });

  test.each<[string, RegExp, (member: Member, other: Member) => string]>([
    [
      "answers without an edit",
      /answers change by an edit/,
      ({ formId }) => `update application set answers = '{}' where id = '${formId}'`,
    ],
    [
      "another revision",
      /answers change by an edit/,
      ({ formId }) => `update application set revision = 7 where id = '${formId}'`,
    ],
    [
      "an edit of another account's form",
      /foreign key/,
      ({ accountId }, { formId }) => edit(formId, accountId, 2),
    ],
    [
      "an edit without a save",
      /an edit belongs to a save/,
      ({ formId, accountId }) => edit(formId, accountId, 2),
    ],
  ])("AT06 the portal's role does not write %s", async (_, message, statement) => {
    const [member, other] = [await portal.member(), await portal.member()];
    const { revision } = await load(member);
    dataOf(await save(member, revision, { companyInformation: { entityName: "x" } }));
    const asApp = portal.rows(
      `begin; set local role gatehouse_app; select set_config('app.account', '${member.accountId}', true);
       ${statement(member, other)}; commit`,
    );
    await expect(asApp).rejects.toThrow(message);
  });
});
