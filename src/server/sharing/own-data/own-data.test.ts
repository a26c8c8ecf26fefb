import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { canonicalText } from "#contract/agreements/agreement.ts";
import { textNamed } from "#contract/agreements/versions.ts";
import { signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { ownDataTicket } from "#contract/calls/sharing/own-data.ts";
import { limits } from "#contract/limits.ts";
import { sha256 } from "#server/crypto.ts";
import { approvedFor } from "#tests/support/server/approved.ts";
import {
  appliedAs,
  begunQuestionnaire,
  fillFlow,
  fillIn,
  load,
  loadWhole,
  shareData,
} from "#tests/support/server/applicant.ts";
import { newEmail, password } from "#tests/support/server/credentials.ts";
import { acceptDocuments, atDesk, decideOn } from "#tests/support/server/desk.ts";
import { residentBytes } from "#tests/support/server/memory.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { arriveAs, codeByTicket, create, newSender } from "#tests/support/server/platform.ts";
import { becomes } from "#tests/support/server/people.ts";
import { type Browser, type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { unzip } from "#tests/support/server/unzip.ts";
import { send } from "#tests/support/server/upload.ts";
import { ownDataParts } from "./parts.ts";

const portal = sharedPortal();

const ask = ({ api }: Pick<Browser, "api">, body: { password?: string } = { password }) =>
  api(ownDataTicket, { body });
const fetched = async ({ browser }: Pick<Member, "browser">, ticket: string) => {
  const response = await browser.fetch(`/ins-kyc/v1/own-data/${ticket}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
async function downloaded(member: Member) {
  const { response, bytes } = await fetched(member, dataOf(await ask(member)).ticket);
  return { response, bytes, ...(await unzip(bytes)) };
}
const trailOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ action: string }>(
      "select action from audit where account_id = $1 and action like 'data.%' order by seq",
      [accountId],
    )
  ).map(({ action }) => action);

test("OP10 the archive has what the account gave, its files to the byte under readable names, and is on the trail", async () => {
  const member = await portal.member();
  await fillIn(member);
  const collaborator = newEmail();
  dataOf(await member.api(sendAssistantEmail, { body: { email: collaborator } }));
  await shareData(member);
  const name = "決議 1: final.pdf";
  for (const pages of [1, 2]) {
    portal.pass(1);
    dataOf(await send(member, pdfOf(pages), { slot: "other", name }));
  }
  const { response, data, hashes } = await downloaded(member);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="\d+-2026-11-20\.zip"/,
  );
  const told = JSON.parse(data) as {
    files: { path: string }[];
    applications: { reference: string; answers: unknown }[];
  };
  expect(Object.keys(told)).toEqual(["made_at", ...Object.keys(ownDataParts), "files"]);
  const [{ reference, answers } = { reference: "", answers: null }] = told.applications;
  expect(answers).toEqual((await loadWhole(member)).answers);
  for (const each of [member.email, collaborator, "KYC not submitted", "012345678"])
    expect(data).toContain(each);
  expect([...hashes.keys()]).toEqual(told.files.map(({ path }) => path));
  expect([...hashes.keys()].slice(-2)).toEqual([
    `files/${reference}/other/決議 1_ final.pdf`,
    `files/${reference}/other/決議 1_ final (2).pdf`,
  ]);
  const rows = await portal.rows<{ hash: string }>(
    "select encode(sha256, 'hex') as hash from upload where account_id = $1 and state = 'stored' order by created_at, id",
    [member.accountId],
  );
  expect([...hashes.values()]).toEqual(rows.map(({ hash }) => hash));
  expect(await trailOf(member)).toEqual(["data.ask", "data.download"]);
});

test("PI02 OP10 a file that is damaged has a note in its place, and the others are in the archive", async () => {
  const member = await portal.member();
  const names = ["lost.pdf", "kept.pdf"];
  for (const name of names) dataOf(await send(member, pdfOf(1), { slot: "other", name }));
  const select = "select key from upload where account_id = $1 and name = $2";
  const [row] = await portal.rows<{ key: string }>(select, [member.accountId, names[0]]);
  await portal.services.files.remove(row!.key);
  const { response, hashes } = await downloaded(member);
  expect(response.status).toEqual(200);
  const note = "This file cannot be opened. Please upload it again, or contact the KYC team.";
  expect(
    Object.fromEntries([...hashes].map(([path, hash]) => [path.split("/").at(-1), hash])),
  ).toEqual({
    "lost.pdf.txt": sha256(note).toString("hex"),
    "kept.pdf": sha256(pdfOf(1)).toString("hex"),
  });
});

test("every questionnaire that was sent is in it, beside the answers of the present one", async () => {
  const member = await appliedAs(portal, "registeredCompany", "exchange");
  const whole = { given: {}, says: "no" } as const;
  const first = await begunQuestionnaire(member);
  dataOf(await member.api(saveKyc, { body: await fillFlow(first, whole) }));
  await portal.rows(
    "update questionnaire set state = 'expired', valid_until = null where account_id = $1",
    [member.accountId],
  );
  const second = await begunQuestionnaire(member);
  const { questionnaire } = JSON.parse((await downloaded(member)).data) as {
    questionnaire: { form_id: string; answers: unknown; sent: { form_id: string }[] };
  };
  expect(questionnaire).toMatchObject({
    form_id: second.formId,
    answers: (await load(second)).answers,
  });
  expect(questionnaire.sent).toEqual([
    dataOf(await member.api(submittedForm, { params: { id: first.formId } })),
  ]);
});

test("the holder is told by email of each download, and not of a request alone", async () => {
  const member = await portal.member();
  const { ticket } = dataOf(await ask(member));
  const told = async () =>
    (await portal.mailsTo(member.email)).filter(({ kind }) => kind === "dataDownloaded");
  await fetched(member, "A".repeat(43));
  expect(await told()).toEqual([]);
  await fetched(member, ticket);
  const [mail, ...more] = await told();
  expect([mail?.subject, more]).toEqual(["Your data was downloaded", []]);
  for (const each of ["If this was not you", "HKT", "198.51.", "/kyc/user"])
    expect(mail?.text).toContain(each);
});

test("a signed agreement is in it, with the copy that was made at the signing", async () => {
  const line = "otcHongKong" as const;
  const member = await approvedFor(portal, line);
  const name = { agreement: "otc", version: "2026-11-01", locale: "en" } as const;
  portal.pass(61);
  const text = sha256(canonicalText(name, textNamed(name)!)).toString("hex");
  const body = {
    idempotency_key: randomUUID(),
    line,
    version: name.version,
    locale: name.locale,
    sha256: text,
    name: "Mei Lin",
    capacity: "Director",
    signature: { kind: "typed" } as const,
    proof: await portal.prove(member.browser, member.email, "sign", text),
  };
  const { pdf_sha256: hash } = dataOf(await member.api(signOtcAggrement, { body }));
  const { data, hashes } = await downloaded(member);
  expect(hashes.get("files/agreements/otcHongKong-2026-11-01.pdf")).toBe(hash);
  const { agreements } = JSON.parse(data) as { agreements: object[] };
  expect(agreements).toMatchObject([{ line, name: "Mei Lin", pdf_sha256: hash }]);
});

test("OP10 nothing of the desk is in it: no note, no score, no verdict, no reason of a final rejection", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const id = member.formId;
  const params = { id };
  const rae = await atDesk(portal, "Rachelle", "reviewer");
  const ana = await atDesk(portal, "Anastasia", "approver");
  const canary = "Matches the United Nations list CANARY-77";
  const line = "exchange";
  dataOf(await rae.api(work.deskClaim, { params }));
  await acceptDocuments(rae, id);
  dataOf(await rae.api(work.deskNote, { params, body: { text: canary, key: randomUUID() } }));
  const final = { act: "propose", outcome: "rejectFinal", reason: "outsideAppetite" } as const;
  dataOf(await decideOn(rae, { id, line }, { ...final, note: canary }));
  dataOf(await decideOn(ana, { id, line }, { act: "confirm" }));
  const planted = await portal.rows<{ note: string; total: number }>(
    `select (select count(*) from review_note where account_id = $1) as note, total from risk_score
     where account_id = $1`,
    [member.accountId],
  );
  expect(planted.length).toBeGreaterThan(0);
  const { bytes, data } = await downloaded(member);
  expect(data).toContain("KYC Rejected");
  const secrets = ["CANARY-77", "United Nations list", "outsideAppetite", "Rachelle", "Anastasia"];
  const names =
    /"(risk|band|score|total|needs_two|needsTwo|verdict\w*|notes?|decision|person_id|queue)":/;
  for (const text of [data, bytes.toString("latin1")]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(names.exec(text)?.[0]).toBeUndefined();
  }
});

test("OP10 a ticket is good once, for five minutes, for the holder who asked", async () => {
  const [member, other] = [await portal.member(), await portal.member()];
  const { ticket } = dataOf(await ask(member));
  expect((await fetched(other, ticket)).response.status).toBe(404);
  const all = await Promise.all(Array.from({ length: 5 }, () => fetched(member, ticket)));
  expect(all.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  const late = dataOf(await ask(member)).ticket;
  portal.pass(limits.ownDataMinutes * 60 + 1);
  expect((await fetched(member, late)).response.status).toBe(404);
});

test("OP10 it takes the password, and at most five an hour", async () => {
  const member = await portal.member();
  expect(refusal(await ask(member, { password: "Wrong-Password-1" }))).toBe("wrongPassword");
  expect(refusal(await ask(member, {}))).toBe("wrongPassword");
  for (let count = 0; count < 5; count += 1) dataOf(await ask(member));
  expect(refusal(await ask(member))).toBe("tooMany");
  await becomes(portal, member.accountId, "assistant");
  expect(refusal(await ask(member))).toBe("holderOnly");
});

test("an account without a password takes a session of the last 15 minutes", async () => {
  const browser = portal.browser();
  const email = newEmail();
  const ticket = await arriveAs(portal, browser, newSender());
  const code = await codeByTicket(portal, browser, ticket, email, "register");
  dataOf(await create(browser, ticket, email, code));
  dataOf(await ask(browser, {}));
  portal.pass(limits.recentSignInMinutes * 60);
  expect(refusal(await ask(browser, {}))).toBe("signInFirst");
});

test("twenty files of 10 MB are streamed: memory stays bounded", async () => {
  const member = await portal.member();
  const size = 9_900_000;
  const filling = `<< /Length ${size} >>\nstream\n${"a".repeat(size)}\nendstream`;
  const bytes = pdfOf(1, { fourth: filling });
  const { uid } = dataOf(await send(member, bytes, { slot: "other" }));
  await portal.rows(
    `insert into upload (account_id, application_id, slot, client_uid, name, type, size, sha256, pages, state, key, data_key, uploaded_by)
     select account_id, application_id, slot, gen_random_uuid(), name, type, size, sha256, pages, state, key, data_key, uploaded_by
     from upload, generate_series(1, 19) where client_uid = $1`,
    [uid],
  );
  const { ticket } = dataOf(await ask(member));
  const before = residentBytes(process.pid);
  const response = await member.browser.fetch(`/ins-kyc/v1/own-data/${ticket}`);
  let [read, most] = [0, 0];
  for await (const part of response.body!) {
    if (read % 1_000_000 < part.length) most = Math.max(most, residentBytes(process.pid));
    read += part.length;
  }
  expect(read).toBeGreaterThan(20 * bytes.length);
  expect(most - before).toBeLessThan(100_000_000);
});
