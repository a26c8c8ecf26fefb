import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import { checkTrail } from "#server/audit.ts";
import { inAccount } from "#server/database/database.ts";
import { fillIn, load, save } from "../support/server/applicant.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { dataOf } from "../support/server/outcome.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

const portal = sharedPortal();
let mine: Member;
let theirs: Member;
let file: string;
beforeAll(async () => {
  mine = await portal.member();
  theirs = await portal.member();
  file = dataOf(await send(theirs, pdfOf(1), { slot: "articles" })).uid;
});

const state = async () => ({ form: await load(theirs), trail: await trail() });
const trail = () =>
  inAccount(portal.services.db, theirs.accountId, (handle) =>
    handle.selectFrom("audit").selectAll().where("account_id", "=", theirs.accountId).execute(),
  );

describe("AC02 another account's ids answer as ids that do not exist", () => {
  const asked: [string, (formId: string) => Promise<unknown>][] = [
    [
      "save-kyc, submitting",
      async (formId) => {
        const submit = {
          idempotency_key: "8c5f7a0e-3a52-4a0b-9a55-0d8a3a1d2f01",
          seen: "0".repeat(64),
        };
        return save({ ...mine, formId }, 1, {}, { submit });
      },
    ],
    [
      "save-kyc, beginning again",
      async (formId) => save({ ...mine, formId }, 1, {}, { restart: true, files: "" }),
    ],
  ];
  test.each(asked)("%s", async (_, ask) => {
    const before = await state();
    const foreign = await ask(theirs.formId);
    expect(foreign).toMatchObject({ ok: false, status: 404, code: 25140400 });
    expect(await ask(randomUUID())).toEqual(foreign);
    expect(await state()).toEqual(before);
  });

  test("their document named among my answers is dropped", async () => {
    const { revision } = await load(mine);
    const files = [{ uid: file, name: "a.pdf", size: 1, type: "application/pdf" }];
    dataOf(await save(mine, revision, { uploadFiles: { articles: { files } } }));
    expect((await load(mine)).answers).toEqual({ uploadFiles: { articles: { files: [] } } });
  });

  test("their document named in my form's delete-file stays", async () => {
    dataOf(await mine.api(deleteFile, { body: { form_id: mine.formId, uid: file } }));
    expect((await theirs.browser.fetch(`/ins-kyc/v1/file/${file}`)).status).toEqual(200);
  });

  test("a uid of theirs is mine to use in my own form, and neither sees the other's file", async () => {
    const stored = dataOf(await send(mine, pdfOf(3), { slot: "other", uid: file }));
    expect(stored.pages).toEqual(3);
    const size = async (member: Member) =>
      (await (await member.browser.fetch(`/ins-kyc/v1/file/${file}`)).arrayBuffer()).byteLength;
    expect([await size(mine), await size(theirs)]).toEqual([pdfOf(3).length, pdfOf(1).length]);
  });
});

test("AC03 answers carry what the contract says and nothing else", async () => {
  const info = dataOf(await mine.api(account.insInfo));
  const known = Object.keys(account.insInfo.reply.entries);
  expect(Object.keys(info).filter((name) => !known.includes(name))).toEqual([]);
  const form = await load(mine);
  expect(Object.keys(form).toSorted()).toEqual(Object.keys(kycForm.reply.entries).toSorted());
});

test("AT02 the trail of a whole application is sound", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const found = await inAccount(portal.services.db, member.accountId, (handle) =>
    checkTrail(handle, portal.services.keys.auditKey, member.accountId),
  );
  // Registration, documents, answers, a link to each of two people, the questionnaire, the submission.
  expect(found).toEqual({ sound: true, rows: 3 + 17 + 1 + 2 + 1 + 1 });
});
