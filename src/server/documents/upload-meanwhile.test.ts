import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deleteFile } from "#contract/calls/uploads.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { noon, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { cancelUpload } from "./reservations.ts";

const portal = sharedPortal();

test("UP13 other bytes under the uid of a stored file are rejected, at once or later", async () => {
  const member = await portal.member();
  const sent = { slot: "articles", uid: randomUUID() };
  const files = [pdfOf(1), pdfOf(2)];
  const answers = await Promise.all(files.map((bytes) => send(member, bytes, sent)));
  expect(answers.map(refusal).toSorted()).toEqual(["malformed", null]);
  const kept = answers.findIndex(({ ok }) => ok);
  const again = await Promise.all(files.map((bytes) => send(member, bytes, sent)));
  expect(again.findIndex(({ ok }) => ok)).toEqual(kept);
  const response = await member.browser.fetch(`/ins-kyc/v1/file/${sent.uid}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(files[kept]!)).toEqual(true);
});

test("UP12 a document that is removed while it waits for its inspection is told, and leaves nothing", async () => {
  const member = await portal.member();
  const uid = randomUUID();
  const first = [
    send(member, pdfOf(1), { slot: "articles" }),
    send(member, pdfOf(1), { slot: "articles" }),
  ];
  const sending = send(member, pdfOf(1), { slot: "articles", uid });
  const key = async () => {
    const select = "select key from upload where client_uid = $1";
    const [row] = await portal.rows<{ key: string }>(select, [uid]);
    return row && portal.services.files.head(row.key);
  };
  await expect.poll(key, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
  dataOf(await member.api(deleteFile, { body: { form_id: member.formId, uid } }));
  const told = await sending;
  expect(told).toMatchObject({ status: 200, refusal: "uploadFailed" });
  expect((await Promise.all(first)).map(refusal)).toEqual([null, null]);
  expect(await key()).toEqual(null);
  const states = await portal.rows("select state from upload where client_uid = $1", [uid]);
  expect(states).toEqual([{ state: "removed" }]);
});

test("UP13 a document that was stored stays when the answer of the database is lost", async () => {
  const member = await portal.member();
  const uid = randomUUID();
  dataOf(await send(member, pdfOf(1), { slot: "articles", uid }));
  const select = "select id, key, state from upload where client_uid = $1";
  const stored = await portal.rows<{ id: string; key: string }>(select, [uid]);
  await cancelUpload({ ...portal.services, now: noon }, member.accountId, stored[0]!);
  expect(await portal.rows(select, [uid])).toEqual(stored);
  const response = await member.browser.fetch(`/ins-kyc/v1/file/${uid}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(pdfOf(1))).toEqual(true);
  expect(refusal(await send(member, pdfOf(1), { slot: "articles", uid }))).toEqual(null);
});
