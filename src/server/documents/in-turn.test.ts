import { randomUUID } from "node:crypto";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf, slowPdf } from "#tests/support/server/pdf.ts";
import { openPortal, type Portal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

/** A scanner of malware that finds nothing, and answers some questions only when it is asked to. */
const unanswered: Socket[] = [];
let toHold = 0;
const clamd = createServer((socket) => {
  socket.on("data", (part) => {
    if (!part.subarray(-4).equals(Buffer.alloc(4))) return;
    if (toHold-- > 0) unanswered.push(socket);
    else socket.end("stream: OK\0");
  });
});
let portal: Portal;
beforeAll(async () => {
  await new Promise<void>((resolve) => clamd.listen(0, "127.0.0.1", resolve));
  const { port } = clamd.address() as AddressInfo;
  portal = await openPortal({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await portal.close();
  clamd.close();
});

const articles = { slot: "articles" };

test("UP05 slow files of one account let a file of another pass", async () => {
  const [slow, other] = [await portal.member(), await portal.member()];
  const uids = [randomUUID(), randomUUID()];
  const finished: string[] = [];
  const note = (name: string) => () => finished.push(name);
  const sending = uids.map((uid) =>
    send(slow, slowPdf(), { ...articles, uid }).finally(note("slow")),
  );
  const arrived = async () => {
    const select = "select key from upload where client_uid = any($1)";
    const keys = await portal.rows<{ key: string }>(select, [uids]);
    const sizes = await Promise.all(keys.map(({ key }) => portal.services.files.head(key)));
    return sizes.filter(Boolean).length;
  };
  await expect.poll(arrived, { interval: 5, timeout: 20_000 }).toEqual(2);
  dataOf(await send(other, pdfOf(1), articles).finally(note("other")));
  expect(finished).toEqual(["other"]);
  const refusals = (await Promise.all(sending)).map(refusal);
  expect(refusals).toEqual(["uploadFormat", "uploadFormat"]);
});

test("UP06 files that wait for the scanner let files of others pass", async () => {
  toHold = 2;
  const waiting = [await portal.member(), await portal.member()].map((member) =>
    send(member, pdfOf(1), articles),
  );
  await expect.poll(() => unanswered.length, { timeout: 20_000 }).toEqual(2);
  dataOf(await send(await portal.member(), pdfOf(1), articles));
  for (const socket of unanswered) socket.end("stream: OK\0");
  expect((await Promise.all(waiting)).map(refusal)).toEqual([null, null]);
});
