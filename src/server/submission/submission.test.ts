import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { canonical, sha256 } from "#contract/application/canonical.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import type { Classification } from "#contract/investor/classify.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { drawAs } from "#browser/brand.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { appliedAs, fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { noon, today, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

/** Five working days after Friday 20 November 2026. */
const replyBy = "2026-11-27";
const lines = ["exchange", "custodyHongKong"];

test("a complete application is submitted: locked, in progress on both lines, with a receipt", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  const { reference } = await load(member);
  const reply = dataOf(await member.api(saveKyc, { body }));
  const submission = {
    reference,
    submitted_at: noon.getTime(),
    reply_by: replyBy,
    lines,
    receipt_to: member.email,
    identity_checks: 2,
  };
  expect(reply).toEqual({
    revision: body.revision,
    saved_at: noon.getTime(),
    merged: null,
    submission,
  });
  expect(await load(member)).toMatchObject({ locked: true, submission });
  const info = dataOf(await member.api(account.insInfo));
  expect(info.submitted).toEqual({ at: noon.getTime(), by: "Mei Lin", reply_by: replyBy, lines });
  expect(info.entity_name).toEqual("Harbour Light Trading Limited");
  expect(
    info.lines.map(({ given: count, asked, left, ...line }) => [line, count === asked, left]),
  ).toEqual(
    lines.map((line) => [
      {
        line,
        form_id: member.formId,
        flow: "institutional",
        kyc_status: "KYC In Progress",
        business_account_status: "Pending",
        acts_next: "desk",
        acts: ["withdraw"],
        needs: [],
        has_signed_agreement: false,
        site: "",
        request: null,
        rejection: null,
        timeline: [{ event: "kyc.submit", at: noon.getTime(), by: "Mei Lin" }],
        reply_by: replyBy,
        reply_in: 5,
      },
      true,
      [],
    ]),
  );
  const mails = await portal.mailsTo(member.email);
  const mail = mails.find(({ kind }) => kind === "receipt");
  expect(mail?.subject).toEqual(`Application ${reference} submitted`);
  expect(mail?.text).toContain(reference);
  expect(mail?.text).toContain("27 November 2026");
  expect(mail?.text).toContain("Exchange, Custody Hong Kong");
  expect(mail?.text).toContain("2 people must still verify their identity, each");
  expect(mail?.text).not.toContain("verified your face");
});

test("the code and the receipt are written in the name of the brand the person came with", async () => {
  drawAs("otterline");
  const member = await portal.member().finally(() => drawAs("house"));
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const mails = await portal.mailsTo(member.email);
  expect(
    Object.fromEntries(
      mails.map(({ kind, text }) => [
        kind,
        [
          text.includes("Otterline"),
          text.includes("Gatehouse"),
          /\/kyc\/user\S*/.exec(text)?.[0] ?? null,
        ],
      ]),
    ),
  ).toEqual({
    receipt: [true, false, "/kyc/user?source=otterline"],
    "code.register": [true, false, null],
  });
});

test("the receipt of a person says that the face is still to be verified", async () => {
  const member = await appliedAs(portal, "individual", "otcHongKong");
  const mails = await portal.mailsTo(member.email);
  const mail = mails.find(({ kind }) => kind === "receipt");
  expect(mail?.text).toContain("opens once you have also verified your face");
});

test("the receipt is in the language of the submission", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  const headers = { "accept-language": "zh-HK", "content-type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await member.browser.fetch(saveKyc.path, sent);
  expect(((await response.json()) as { code: number }).code).toBe(0);
  const mails = await portal.mailsTo(member.email);
  const mail = mails.find(({ kind }) => kind === "receipt");
  expect(mail?.subject).toMatch(/^申請GH-\S+已提交$/);
});

test("CO05 of twenty submissions at once there is one, with one mail and one step of each line", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  portal.pass(1);
  const key = randomUUID();
  const bodies = Array.from({ length: 20 }, (_, at) => ({
    ...body,
    submit: { ...body.submit, idempotency_key: at < 10 ? key : randomUUID() },
  }));
  const answers = await Promise.all(bodies.map((each) => member.api(saveKyc, { body: each })));
  const made = answers.flatMap((answer) => (answer.ok ? [canonical(answer.data)] : []));
  expect(new Set(made).size).toEqual(1);
  expect(new Set(answers.map(refusal))).toEqual(new Set([null, "alreadySubmitted"]));
  const [counted] = await portal.rows(
    `select (select count(*)::int from submission where account_id = $1) as submissions,
      (select count(*)::int from line_event where account_id = $1) as events`,
    [member.accountId],
  );
  expect(counted).toEqual({ submissions: 1, events: 2 });
  const mails = await portal.mailsTo(member.email);
  expect(mails.filter((mail) => mail.kind === "receipt").length).toEqual(1);
});

test("CO06 CO07 a key answers again what it answered first, and nothing else", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  const first = dataOf(await member.api(saveKyc, { body }));
  portal.pass(600);
  expect(dataOf(await member.api(saveKyc, { body }))).toEqual(first);
  const other = { ...body, changes: { activityInformation: { omnibus: "yes" } } };
  expect(refusal(await member.api(saveKyc, { body: other }))).toEqual("keyReused");
  expect(dataOf(await member.api(saveKyc, { body }))).toEqual(first);
  const again = { ...body, submit: { ...body.submit, idempotency_key: randomUUID() } };
  expect(refusal(await member.api(saveKyc, { body: again }))).toEqual("alreadySubmitted");
  const elsewhere = await portal.member();
  const own = await fillIn(elsewhere);
  const theirs = { ...own, submit: { ...body.submit, seen: own.submit.seen } };
  expect(refusal(await elsewhere.api(saveKyc, { body: theirs }))).toEqual(null);
});

test("CO08 what was shown is what is submitted: a change by another person in between rejects it", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  const other = await portal.logIn(portal.browser(), member.email);
  dataOf(await save(other, body.revision, { activityInformation: { omnibus: "yes" } }));
  expect(refusal(await member.api(saveKyc, { body }))).toEqual("answersChanged");
  expect((await load(member)).locked).toEqual(false);
  const gone = (await load(member)).answers["uploadFiles"]!["articles"] as {
    files: { uid: string }[];
  };
  const shown = await submissionOf(member);
  dataOf(await other.api(deleteFile, { body: { form_id: other.formId, uid: gone.files[0]!.uid } }));
  expect(refusal(await member.api(saveKyc, { body: shown }))).toEqual("answersChanged");
});

test("CO08 of a submission, a change and a removal at once, what is submitted is what was shown, or nothing is", async () => {
  const outcomes = [];
  for (let round = 0; round < 6; round += 1) {
    const member = await portal.member();
    const body = await fillIn(member);
    const other = await portal.logIn(portal.browser(), member.email);
    const { files } = (await load(member)).answers["uploadFiles"]!["articles"] as {
      files: { uid: string }[];
    };
    const removal = { form_id: other.formId, uid: files[0]!.uid };
    const acts = [
      () => member.api(saveKyc, { body }),
      () => save(other, body.revision, { activityInformation: { omnibus: "yes" } }),
      () => other.api(deleteFile, { body: removal }),
    ];
    // Each is first twice.
    const begun = [0, 1, 2].map((at) => (at + round) % 3);
    const answers = await Promise.all(begun.map((at) => acts[at]!()));
    const [sent, ...others] = [0, 1, 2].map((at) => refusal(answers[begun.indexOf(at)]!));
    const rows = await portal.rows<{ seen: string; files: unknown[] }>(
      "select snapshot::jsonb ->> 'seen' as seen, files from submission where account_id = $1",
      [member.accountId],
    );
    outcomes.push(sent);
    const made = rows.map(({ seen, files: kept }) => [seen, kept.length]);
    const late = "alreadySubmitted";
    expect({ sent, made, others: sent === null ? others : [] }).toEqual(
      sent === null
        ? { sent, made: [[body.submit.seen, 17]], others: [late, late] }
        : { sent: "answersChanged", made: [], others: [] },
    );
  }
  expect(outcomes).toContain("answersChanged");
});

test("an incomplete application is refused with everything that is missing, and nothing moves", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const answers = sampleAnswers(today);
  dataOf(
    await save(member, revision, {
      ...answers,
      companyInformation: { ...answers["companyInformation"], entityName: "港燈" },
      acknowledgement: { truthful: true, authority: true },
    }),
  );
  const refused = await member.api(saveKyc, { body: await submissionOf(member) });
  const { issues } = (refused.ok ? { issues: [] } : refused.data) as {
    issues: { section: string; path: string; code: string }[];
  };
  expect(refusal(refused)).toEqual("answersIncomplete");
  const told = issues.map(({ section, path, code }) => `${section}.${path} ${code}`);
  expect(told.filter((line) => !line.includes("uploadRequired"))).toEqual([
    "companyInformation.entityName latinBesideNative",
    "flatServices.holderDiffers explanationRequired",
    "acknowledgement.sharing tickRequired",
  ]);
  expect(told.filter((line) => line.includes("uploadRequired")).length).toEqual(17);
  const moved = "select count(*)::int as rows from line_status where account_id = $1";
  expect(await portal.rows(moved, [member.accountId])).toEqual([{ rows: 0 }]);
});

test("of all that is missing fifty are named", async () => {
  const member = await portal.member();
  const { revision } = await load(member);
  const people = Array.from({ length: 20 }, (_, at) => ({ id: `person${at}` }));
  dataOf(await save(member, revision, { ...sampleAnswers(today), relatedInformation: { people } }));
  const refused = await member.api(saveKyc, { body: await submissionOf(member) });
  expect(refusal(refused)).toEqual("answersIncomplete");
  const { issues } = (refused.ok ? { issues: [] } : refused.data) as { issues: object[] };
  expect(issues.length).toEqual(50);
});

test("a document whose bytes are gone cannot be submitted", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  const [row] = await portal.rows<{ key: string }>(
    "select key from upload where account_id = $1 and slot = 'articles'",
    [member.accountId],
  );
  await portal.services.files.remove(row!.key);
  expect(refusal(await member.api(saveKyc, { body }))).toEqual("uploadFailed");
});

test("a submitted application is locked for saving, uploading and deleting", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  dataOf(await member.api(saveKyc, { body }));
  const { answers, revision } = await load(member);
  const late = await save(member, revision, { activityInformation: { omnibus: "yes" } });
  expect(refusal(late)).toEqual("alreadySubmitted");
  expect(refusal(await save(member, revision, {}, { restart: true }))).toEqual("alreadySubmitted");
  expect(refusal(await send(member, pdfOf(1), { slot: "other" }))).toEqual("alreadySubmitted");
  const { files } = answers["uploadFiles"]!["articles"] as { files: { uid: string }[] };
  const remove = { form_id: member.formId, uid: files[0]!.uid };
  expect(refusal(await member.api(deleteFile, { body: remove }))).toEqual("alreadySubmitted");
  const neverSent = { form_id: member.formId, uid: randomUUID() };
  expect(refusal(await member.api(deleteFile, { body: neverSent }))).toEqual(null);
  expect((await load(member)).answers).toEqual(answers);
});

test("CO08 PI02 the snapshot holds what was shown, by its hash, with the secrets encrypted and the files by hash", async () => {
  const member = await portal.member();
  const body = await fillIn(member);
  dataOf(await member.api(saveKyc, { body }));
  const [kept] = await portal.rows<{ snapshot: string; files: { uid: string; sha256: string }[] }>(
    "select snapshot, files from submission where account_id = $1",
    [member.accountId],
  );
  const snapshot = JSON.parse(kept!.snapshot) as {
    seen: string;
    answers: AllAnswers;
    classes: Classification[];
  };
  const shown = askedOf(flowOn("institutional", today), (await load(member)).answers);
  expect(snapshot.seen).toEqual(await sha256(canonical(shown)));
  expect(Object.keys(snapshot.answers).toSorted()).toEqual(Object.keys(shown).toSorted());
  expect(
    snapshot.classes.map(({ region, code, meets, lines: kept }) => [
      region,
      code,
      meets,
      kept.length,
    ]),
  ).toEqual([["HK", "totalAssets", true, 4]]);
  expect(/012345678|A123456|1972-02-29/.test(kept!.snapshot)).toEqual(false);
  expect(kept!.files.length).toEqual(17);
  expect(kept!.files.every((file) => /^[0-9a-f]{64}$/.test(file.sha256))).toEqual(true);
  const edit = portal.rows("update submission set snapshot = '{}' where account_id = $1", [
    member.accountId,
  ]);
  await expect(edit).rejects.toThrow("append only");
});
