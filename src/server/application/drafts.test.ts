import { limits } from "#contract/limits.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { type Changes, saveKyc } from "#contract/calls/onboarding.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { load, loadWhole, save } from "#tests/support/server/applicant.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { becomes } from "#tests/support/server/people.ts";
import { type Member, noon, today, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const entity = (entityName: unknown) => ({ companyInformation: { entityName } });

test("answers are kept as typed, finished or not, and null clears one", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const half = { entityName: "港", incorporationDate: "2015--", registeredAddress: { city: "HK" } };
  const saved = dataOf(await save(member, revision, { companyInformation: half }));
  expect(saved).toEqual({
    revision: revision + 1,
    saved_at: noon.getTime(),
    merged: null,
    submission: null,
  });
  const form = await load(member);
  expect(form).toEqual({
    form_id: member.formId,
    flow: "institutional",
    reference: form.reference,
    revision: revision + 1,
    answers: { companyInformation: half },
    numbers_need: "password",
    saved_at: noon.getTime(),
    saved_by: "Mei Lin",
    save_ids: [],
    locked: false,
    today,
    rules_on: today,
    existing_lines: [],
    files_total: limits.filesTotal,
    files: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    submission: null,
    told_ready_at: null,
  });
  dataOf(await save(member, revision + 1, { companyInformation: { entityName: null } }));
  const { entityName: _, ...rest } = half;
  expect((await load(member)).answers).toEqual({ companyInformation: rest });
  expect(dataOf(await member.api(account.insInfo)).draft).toEqual({
    saved_at: noon.getTime(),
    by: "Mei Lin",
    revision: revision + 2,
    files: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

describe("two who save the same form", () => {
  async function two() {
    const one = await portal.member();
    const other = await portal.logIn(portal.browser(), one.email);
    const { revision } = await load(one);
    return { one, other, revision };
  }

  test("CO01 the same answer changed by both: the later is refused with the other's, nothing is written", async () => {
    const { one, other, revision } = await two();
    dataOf(await save(one, revision, entity("Harbour Light Limited")));
    const refused = await save(other, revision, {
      companyInformation: { entityName: "Harbour Lights", sameAddress: "no" },
    });
    expect(refused).toMatchObject({
      code: 25100021,
      refusal: "revisionConflict",
      data: {
        revision: revision + 1,
        by: "Mei Lin",
        at: noon.getTime(),
        fields: ["companyInformation.entityName"],
        theirs: entity("Harbour Light Limited"),
      },
    });
    expect((await load(other)).answers).toEqual(entity("Harbour Light Limited"));
  });

  test("CO02 different answers are joined, and each hears of the other's", async () => {
    const { one, other, revision } = await two();
    dataOf(await save(one, revision, entity("Harbour Light Limited")));
    const saved = dataOf(await save(other, revision, { entryBoarding: { entityType: "trust" } }));
    expect(saved.revision).toEqual(revision + 2);
    expect(saved.merged).toEqual({ by: "Mei Lin", theirs: entity("Harbour Light Limited") });
    expect((await load(one)).answers).toEqual({
      ...entity("Harbour Light Limited"),
      entryBoarding: { entityType: "trust" },
    });
  });

  test("CO07 a save repeated after its answer was lost changes nothing and is no conflict", async () => {
    const { one, revision } = await two();
    dataOf(await save(one, revision, entity("Harbour Light Limited")));
    const again = dataOf(await save(one, revision, entity("Harbour Light Limited")));
    expect(again).toMatchObject({ revision: revision + 1, merged: null });
  });

  test("CO07 what a save was called is told while an answer of it stands, and of one refused never", async () => {
    const { one, other, revision } = await two();
    const called = (by: Pick<Member, "api">, on: number, changes: Changes) => {
      const save_id = crypto.randomUUID();
      const body = { form_id: one.formId, revision: on, changes, save_id };
      return by.api(saveKyc, { body }).then((outcome) => ({ save_id, outcome }));
    };
    const both = { ...entity("Harbour Light Limited"), entryBoarding: { entityType: "trust" } };
    const first = await called(one, revision, both);
    const refused = await called(other, revision, entity("Kestrel Lane Limited"));
    expect(refusal(refused.outcome)).toBe("revisionConflict");
    expect((await load(one)).save_ids).toEqual([first.save_id]);
    const second = await called(other, revision + 1, entity("Kestrel Lane Limited"));
    expect((await load(one)).save_ids).toEqual([second.save_id, first.save_id]);
    dataOf(await save(one, revision + 2, both));
    dataOf(await save(one, revision + 3, { entryBoarding: { entityType: "fund" } }));
    expect((await load(one)).save_ids).toEqual([]);
  });

  test("CO01 of twenty at once on one answer one is kept, the others are told", async () => {
    const { one, revision } = await two();
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(one, revision, entity(`Entity ${at}`))),
    );
    expect(tried.map(refusal).filter((name) => name === null).length).toEqual(1);
    expect(new Set(tried.map(refusal))).toEqual(new Set([null, "revisionConflict"]));
    expect((await load(one)).revision).toEqual(revision + 1);
  });

  test("CO02 twenty at once on twenty answers are all kept", async () => {
    const { one, revision } = await two();
    const names = Object.keys(sampleAnswers(today)["companyInformation"]!).slice(0, 20);
    const tried = await Promise.all(
      names.map((name) => save(one, revision, { companyInformation: { [name]: "kept" } })),
    );
    expect(tried.map(refusal)).toEqual(names.map(() => null));
    const kept = Object.fromEntries(names.map((name) => [name, "kept"]));
    expect((await load(one)).answers).toEqual({ companyInformation: kept });
  });

  test("a revision that does not exist yet is rejected", async () => {
    const { one, revision } = await two();
    expect(refusal(await save(one, revision + 5, entity("Ahead")))).toEqual("malformed");
  });
});

test("beginning again clears every answer and document, is told to a second tab, and is on record", async () => {
  const member = await portal.member();
  const { uid, name, size, type } = dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  const { revision } = await load(member);
  const documents = { articles: { files: [{ uid, name, size, type }] } };
  dataOf(await save(member, revision, { ...entity("Harbour Light"), uploadFiles: documents }));
  const stale = await save(member, revision, {}, { restart: true });
  expect(refusal(stale)).toEqual("revisionConflict");
  const restarted = dataOf(
    await save(member, revision + 1, { entryBoarding: { entityType: "trust" } }, { restart: true }),
  );
  expect(restarted.revision).toEqual(revision + 2);
  expect((await load(member)).answers).toEqual({ entryBoarding: { entityType: "trust" } });
  const late = await save(member, revision + 1, entity("Harbour Lights"));
  expect(late).toMatchObject({ data: { fields: ["companyInformation.entityName"] } });
  expect((await member.browser.fetch(`/ins-kyc/v1/file/${uid}`)).status).toEqual(404);
  const audit = "select fields from audit where account_id = $1 and action = 'application.restart'";
  expect(await portal.rows(audit, [member.accountId])).toEqual([
    { fields: ["companyInformation.entityName", "uploadFiles.articles"] },
  ]);
});

test("a draft is not cleared once a colleague has uploaded a file since the question, saved in an answer or not", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  dataOf(await save(member, revision, entity("Harbour Light")));
  const asked = async () => {
    const { files } = await load(member);
    expect(dataOf(await member.api(account.insInfo)).draft!.files).toEqual(files);
    return files;
  };
  const before = await asked();
  const { uid } = dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  const discard = (files: string) => save(member, revision + 1, {}, { restart: true, files });
  expect(refusal(await discard(before))).toEqual("revisionConflict");
  const unasked = await save(member, revision + 1, {}, { restart: true, files: undefined });
  expect(refusal(unasked)).toEqual("malformed");
  expect((await member.browser.fetch(`/ins-kyc/v1/file/${uid}`)).status).toEqual(200);
  dataOf(await discard(await asked()));
  expect((await member.browser.fetch(`/ins-kyc/v1/file/${uid}`)).status).toEqual(404);
});

test("a restart that is sent again with the same id is one restart, and clears nothing that came after it", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  dataOf(await save(member, revision, entity("Harbour Light")));
  const save_id = randomUUID();
  const { files } = await load(member);
  const restart = () => save(member, revision + 1, {}, { save_id, restart: true, files });
  const first = dataOf(await restart());
  expect(dataOf(await restart())).toEqual(first);
  dataOf(await save(member, revision + 2, { entryBoarding: { entityType: "trust" } }));
  expect(dataOf(await restart()).revision).toEqual(revision + 2);
  const late = await save(member, revision + 2, { entryBoarding: { entityType: "charity" } });
  expect(refusal(late)).toBe("revisionConflict");
  expect((await load(member)).answers).toEqual({ entryBoarding: { entityType: "trust" } });
  const restarts = "select 1 from audit where account_id = $1 and action = 'application.restart'";
  expect(await portal.rows(restarts, [member.accountId])).toHaveLength(1);
});

test("documents keep only files that are stored in their own slot, named by the server", async () => {
  const member = await portal.member();
  const stored = dataOf(await send(member, pdfOf(2), { slot: "articles", name: "../../x.pdf" }));
  const forged = { uid: stored.uid, name: "other.pdf", size: 1, type: "text/html" };
  const made = { ...forged, uid: randomUUID() };
  const { revision } = await load(member);
  const files = [forged, made, forged];
  dataOf(
    await save(member, revision, {
      uploadFiles: { articles: { files }, boardResolution: { files }, bankStatement: "nonsense" },
    }),
  );
  const { uid, name, size, type } = stored;
  expect((await load(member)).answers).toEqual({
    uploadFiles: {
      articles: { files: [{ uid, name, size, type }] },
      boardResolution: { files: [] },
    },
  });
  expect(name).toEqual("x.pdf");
});

test("PI02 account numbers, ID numbers and dates of birth lie encrypted in the database", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const person = {
    id: randomUUID(),
    birthDate: "1972-02-29",
    idNumber: "A123456(3)",
    idType: "passport",
  };
  const answers = {
    flatServices: { bankName: "Sample Bank", accountNumber: "012-345678-001" },
    relatedInformation: { people: [person] },
  };
  dataOf(await save(member, revision, answers));
  const whole = await loadWhole(member);
  expect(whole.answers).toEqual(answers);
  const [row] = await portal.rows<{ answers: unknown }>(
    "select answers from application where id = $1",
    [member.formId],
  );
  const kept = JSON.stringify(row);
  expect(["012-345678", "1972-02-29", "A123456"].filter((secret) => kept.includes(secret))).toEqual(
    [],
  );
  expect(kept.includes("Sample Bank")).toEqual(true);
  const name = { entityName: "Harbour Light" };
  dataOf(await save(member, revision + 1, { companyInformation: name }));
  expect((await loadWhole(member)).answers).toEqual({ ...answers, companyInformation: name });
});

test("PI03 an encrypted answer moved to another place opens nowhere", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  dataOf(await save(member, revision, { flatServices: { accountNumber: "012-345678-001" } }));
  await portal.rows(
    `set session_replication_role = replica;
    update application set answers = jsonb_build_object('relatedInformation', jsonb_build_object('people',
      jsonb_build_array(jsonb_build_object('id', 'x', 'idNumber', answers#>'{flatServices,accountNumber}')))) where id = '${member.formId}'`,
  );
  const response = await member.browser.fetch(`/ins-kyc/v1/kyc-form/${member.formId}`);
  const text = await response.text();
  expect(response.status).toEqual(500);
  expect(JSON.parse(text)).toMatchObject({ code: 25150000, data: { refusal: "serverError" } });
  expect(text.includes("345678")).toEqual(false);
});

test.each(["toString", "valueOf", "hasOwnProperty"])(
  "IN05 a section called %s is unknown",
  async (name) => {
    const member = await portal.member();
    const { revision } = await load(member);
    expect(refusal(await save(member, revision, { [name]: { x: 1 } }))).toEqual("malformed");
  },
);

test.each(["yes", 1, {}, [true]])("AC05 a consent is given or empty, not %j", async (other) => {
  const member = await portal.member();
  const { revision } = await load(member);
  const odd = await save(member, revision, { acknowledgement: { truthful: other } });
  expect(refusal(odd)).toEqual("malformed");
});

test("AC05 an assistant edits, and neither consents nor submits", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  dataOf(await save(member, revision, { acknowledgement: { truthful: true } }));
  await becomes(portal, member.accountId, "assistant");
  const consent = await save(member, revision + 1, { acknowledgement: { authority: true } });
  expect(refusal(consent)).toEqual("holderOnly");
  const untick = await save(member, revision + 1, { acknowledgement: { truthful: null } });
  expect(refusal(untick)).toEqual("holderOnly");
  const replaced = await save(member, revision + 1, { acknowledgement: { truthful: "x" } });
  expect(refusal(replaced)).toEqual("malformed");
  const again = await save(member, revision + 1, {}, { restart: true });
  expect(refusal(again)).toEqual("holderOnly");
  const carried = { acknowledgement: { truthful: true }, ...entity("Other Trading") };
  const replacing = await save(member, revision + 1, carried, { restart: true });
  expect(refusal(replacing)).toEqual("holderOnly");
  const submit = { idempotency_key: randomUUID(), seen: "0".repeat(64) };
  expect(refusal(await save(member, revision + 1, {}, { submit }))).toEqual("holderOnly");
  expect(refusal(await save(member, revision + 1, entity("Harbour Light")))).toEqual(null);
  expect((await load(member)).answers["acknowledgement"]).toEqual({ truthful: true });
});
