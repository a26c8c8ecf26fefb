import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { abandonedMs } from "#server/files/files-folder.ts";
import { sweepFiles } from "#server/documents/sweep-files.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const slot = "articles";
const nothing = { freed: 0, removed: 0, unknown: 0 };
const sweep = (isAlone: boolean) => sweepFiles(portal.services, portal.jobs, isAlone);

async function* bytes() {
  yield Buffer.from("cipher");
}

async function store(): Promise<{ member: Member; uid: string; key: string }> {
  const member = await portal.member();
  const uid = randomUUID();
  dataOf(await send(member, pdfOf(1), { slot, uid }));
  const select = "select key from upload where client_uid = $1";
  const [row] = await portal.rows<{ key: string }>(select, [uid]);
  return { member, uid, key: row!.key };
}

/** What a server that is killed between the file and its row leaves. */
async function killedWhileStoring() {
  const stored = await store();
  const back = "update upload set state = 'storing', sha256 = null where client_uid = $1";
  await portal.rows("alter table upload disable trigger file_stays");
  await portal.rows(back, [stored.uid]);
  await portal.rows("alter table upload enable trigger file_stays");
  return stored;
}

test("CR05 after a crash the same upload is taken at once, and the file that was left is removed", async () => {
  const { member, uid, key } = await killedWhileStoring();
  expect(refusal(await send(member, pdfOf(1), { slot, uid }))).toEqual("uploadFailed");
  expect(await sweep(true)).toEqual({ ...nothing, freed: 1, removed: 1 });
  expect(await portal.services.files.head(key)).toEqual(null);
  expect(refusal(await send(member, pdfOf(1), { slot, uid }))).toEqual(null);
  expect(await sweep(true)).toEqual(nothing);
});

test("CR05 beside other processes only what is too old to be under way is freed", async () => {
  const { member, uid, key } = await killedWhileStoring();
  expect(await sweep(false)).toEqual(nothing);
  portal.pass(abandonedMs / 1000 + 1);
  dataOf(await send(await portal.logIn(member.browser, member.email), pdfOf(1), { slot, uid }));
  expect(await portal.services.files.head(key)).toEqual(null);
  expect(await sweep(false)).toEqual(nothing);
});

test("CR05 beside other processes what a run that lives no more had under way is freed at once", async () => {
  const { uid } = await killedWhileStoring();
  await portal.rows("update upload set run = run - 1 where client_uid = $1", [uid]);
  expect(await sweep(false)).toEqual({ ...nothing, freed: 1, removed: 1 });
});

test("CR05 a file that was not removed with its upload is swept; one that the database never named stays", async () => {
  const { uid, key } = await store();
  await portal.rows(
    "update upload set state = 'removed', removed_at = now() where client_uid = $1",
    [uid],
  );
  const foreign = randomUUID();
  await portal.services.files.put(foreign, bytes());
  expect(await sweep(false)).toEqual({ ...nothing, removed: 1, unknown: 1 });
  expect(await portal.services.files.head(key)).toEqual(null);
  expect(await portal.services.files.head(foreign)).toEqual(6);
});
