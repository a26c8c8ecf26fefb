import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteFile, uploadFile } from "#contract/calls/uploads.ts";
import { slotOf, slotsOf } from "#contract/documents/document-slots.ts";
import { limits } from "#contract/limits.ts";
import { openLog } from "#server/log.ts";
import { incorporateInHongKong, load, save } from "#tests/support/server/applicant.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const logged: string[] = [];
const log = openLog("trace", { write: (line: string) => void logged.push(line) });
const portal = sharedPortal({}, log);
let png: Buffer;
beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } });
  png = await picture.png().toBuffer();
});

/** A PDF with so many bytes: a comment after its end fills it. */
const pdfOfSize = (bytes: number) => {
  const pdf = pdfOf(1);
  return Buffer.concat([pdf, Buffer.from(`\n%${"x".repeat(bytes - pdf.length - 2)}`)]);
};

const states = (member: Member) =>
  portal
    .rows<{ state: string }>("select state from upload where account_id = $1 order by created_at", [
      member.accountId,
    ])
    .then((found) => found.map((row) => row.state));

function filesOnDisk(): string[] {
  const folder = join(portal.dataDir, "files");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

const bytesOf = (member: Member, uid: string) => member.browser.fetch(`/ins-kyc/v1/file/${uid}`);

test("UP09 AT05 a document comes back as it was, as a download that opens nothing, and reading it is on record once an hour", async () => {
  const member = await portal.member();
  const uid = randomUUID();
  const stored = dataOf(await send(member, png, { slot: "articles", uid, name: "Página 1’.png" }));
  expect(stored).toEqual({
    uid,
    url: `/ins-kyc/v1/file/${uid}`,
    name: "Página 1’.png",
    size: png.length,
    type: "image/png",
    pages: null,
  });
  const response = await bytesOf(member, uid);
  expect(Buffer.from(await response.arrayBuffer()).equals(png)).toEqual(true);
  const named = (name: string) => response.headers.get(name);
  expect(named("content-disposition")).toEqual(
    "attachment; filename=\"P_gina 1_.png\"; filename*=UTF-8''P%C3%A1gina%201%E2%80%99.png",
  );
  expect(named("content-type")).toEqual("image/png");
  expect(named("x-content-type-options")).toEqual("nosniff");
  expect(named("content-security-policy")).toContain("default-src 'none'; sandbox");
  expect(named("cache-control")).toEqual("no-store");
  expect(named("cross-origin-resource-policy")).toEqual("same-origin");
  const audit = "select action from audit where account_id = $1 and target = $2 order by seq";
  expect(await portal.rows(audit, [member.accountId, `file ${uid}`])).toEqual([
    { action: "file.store" },
    { action: "file.read" },
  ]);
  const again = () => Promise.all([1, 2, 3, 4].map(() => bytesOf(member, uid)));
  const reads = `select count(*)::int as n from audit where account_id = $1 and action = 'file.read'`;
  await again();
  expect(await portal.rows(reads, [member.accountId])).toEqual([{ n: 1 }]);
});

test("AU11 no level of the log holds a cookie of an upload", async () => {
  const member = await portal.member();
  dataOf(await send(member, png, { slot: "articles", name: "a.png" }));
  const said = logged.join("");
  expect(said).toContain("Providing options to busboy");
  for (const [, value] of member.browser.cookies) expect(said).not.toContain(value);
});

test("UP01 exactly 10 MB is stored; one byte more is refused with 413 and leaves nothing", async () => {
  const member = await portal.member();
  const before = filesOnDisk().length;
  const most = dataOf(await send(member, pdfOfSize(limits.uploadBytes), { slot: "articles" }));
  expect(most.size).toEqual(limits.uploadBytes);
  const more = await send(member, pdfOfSize(limits.uploadBytes + 1), { slot: "articles" });
  expect(more).toMatchObject({ status: 413, refusal: "uploadTooBig" });
  expect((await states(member)).toSorted()).toEqual(["refused", "stored"]);
  expect(filesOnDisk().length).toEqual(before + 1);
});

describe("UP02 what is not what it says it is leaves nothing", () => {
  const html = Buffer.from("<html><script>alert(1)</script></html>");
  const table: [string, string, () => Buffer, string][] = [
    ["a page named .pdf", "a.pdf", () => html, "uploadFormat"],
    [
      "a PDF's first bytes and a page",
      "a.pdf",
      () => Buffer.concat([Buffer.from("%PDF-1.4\n"), html]),
      "uploadFormat",
    ],
    [
      "a JPEG's first bytes and a page",
      "a.jpg",
      () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), html]),
      "uploadFormat",
    ],
    ["a picture named .pdf", "a.pdf", () => png, "uploadFormat"],
    [
      "a program",
      "a.png",
      () => Buffer.concat([Buffer.from("MZ"), randomBytes(200)]),
      "uploadFormat",
    ],
    ["nothing", "a.pdf", () => Buffer.alloc(0), "uploadEmpty"],
    ["a PDF with a password", "a.pdf", () => pdfOf(1, { password: "unknown" }), "uploadPassword"],
    ["a PDF with a script", "a.pdf", () => pdfOf(1, { script: true }), "uploadActive"],
    ["a PDF of 101 pages", "a.pdf", () => pdfOf(101), "uploadPages"],
    ["half a picture", "a.png", () => png.subarray(0, png.length / 2), "uploadFormat"],
  ];
  test.each(table)("%s", async (_, name, bytes, expected) => {
    const member = await portal.member();
    const before = filesOnDisk().length;
    const uid = randomUUID();
    const refused = await send(member, bytes(), { slot: "articles", uid, name });
    expect(refusal(refused)).toEqual(expected);
    expect(await states(member)).toEqual(["refused"]);
    expect(filesOnDisk().length).toEqual(before);
    expect((await bytesOf(member, uid)).status).toEqual(404);
  });
});

describe("UP07 places", () => {
  test("a slot takes five files; a sixth is refused; a removed document makes room", async () => {
    const member = await portal.member();
    const next = () => send(member, png, { slot: "articles", name: "a.png" });
    const first = dataOf(await next());
    for (let at = 1; at < limits.filesPerSlot; at += 1) dataOf(await next());
    expect(refusal(await next())).toEqual("uploadSlotFull");
    const body = { form_id: member.formId, uid: first.uid };
    dataOf(await member.api(deleteFile, { body }));
    dataOf(await member.api(deleteFile, { body }));
    expect((await bytesOf(member, first.uid)).status).toEqual(404);
    expect(refusal(await next())).toEqual(null);
  });

  /** Stores so many documents of the entity. */
  async function fill(member: Member, count: number) {
    await incorporateInHongKong(member);
    const slots = slotsOf("entity", false).flatMap((slot) =>
      Array.from({ length: slotOf(slot).most }, () => slot),
    );
    for (const slot of slots.slice(0, count))
      dataOf(await send(member, png, { slot, name: "a.png" }));
  }

  test("with twenty of its own documents stored, an applicant can still add a person's", async () => {
    const member = await portal.member();
    await fill(member, 20);
    const refused = await send(member, png, { slot: "wealthEvidence", name: "a.png" });
    const ofPerson = await send(member, png, { slot: `identity.${randomUUID()}`, name: "a.png" });
    expect([refusal(refused), refusal(ofPerson)]).toEqual(["uploadTotalFull", null]);
  });

  test("files of documents that are no longer asked for do not count; asked for again, they do", async () => {
    const member = await portal.member();
    await fill(member, limits.filesTotal);
    const next = () => send(member, png, { slot: "trustDeed", name: "a.png" });
    const full = await next();
    const { revision } = await load(member);
    dataOf(await save(member, revision, { entryBoarding: { entityType: "trust" } }));
    const asTrust = await next();
    dataOf(await save(member, revision + 1, { entryBoarding: { entityType: "vasp" } }));
    const asBefore = await send(member, png, { slot: "boardResolution", name: "a.png" });
    expect([full, asTrust, asBefore].map(refusal)).toEqual([
      "uploadTotalFull",
      null,
      "uploadTotalFull",
    ]);
  });

  test("of thirty at once for one place, one is stored; the others are told and leave no bytes", async () => {
    const member = await portal.member();
    await fill(member, 19);
    const before = filesOnDisk().length;
    const rush = await Promise.all(
      Array.from({ length: 30 }, () =>
        send(member, png, { slot: "wealthEvidence", name: "a.png" }),
      ),
    );
    expect(rush.filter((outcome) => outcome.ok).length).toEqual(1);
    expect(new Set(rush.map(refusal))).toEqual(new Set([null, "uploadTotalFull"]));
    expect((await states(member)).filter((state) => state === "stored").length).toEqual(20);
    expect(filesOnDisk().length).toEqual(before + 1);
  });

  const people = (...ids: string[]) => ({
    relatedInformation: { people: ids.map((id) => ({ id })) },
  });

  test("who is no longer named gives back the places of their documents", async () => {
    const member = await portal.member();
    const before = filesOnDisk().length;
    const [gone, stays] = [randomUUID(), randomUUID()];
    const { revision } = await load(member);
    dataOf(await save(member, revision, people(gone, stays)));
    for (const id of [gone, stays]) {
      portal.pass(1);
      dataOf(await send(member, png, { slot: `identity.${id}`, name: "a.png" }));
    }
    dataOf(await save(member, revision + 1, people(stays)));
    expect(await states(member)).toEqual(["removed", "stored"]);
    expect(filesOnDisk().length).toEqual(before + 1);
  });

  test("a place is given back by beginning again while its bytes still come", async () => {
    const member = await portal.member();
    const socket = await beginSending(member);
    const { revision } = await load(member);
    dataOf(await save(member, revision, {}, { restart: true }));
    expect(await states(member)).toEqual(["removed"]);
    for (let at = 0; at < limits.filesPerSlot; at += 1)
      dataOf(await send(member, png, { slot: "articles", name: "a.png" }));
    socket.destroy();
  });

  test("a document that no answer names for ten minutes makes room in a full slot; a named one stays", async () => {
    const member = await portal.member();
    const before = filesOnDisk().length;
    const named = dataOf(await send(member, png, { slot: "articles", name: "a.png" }));
    for (let at = 1; at < limits.filesPerSlot; at += 1)
      dataOf(await send(member, png, { slot: "articles", name: "b.png" }));
    const { uid, name, size, type } = named;
    const { revision } = await load(member);
    const files = [{ uid, name, size, type }];
    dataOf(await save(member, revision, { uploadFiles: { articles: { files } } }));
    const sixth = () => send(member, png, { slot: "articles", name: "c.png" });
    expect(refusal(await sixth())).toEqual("uploadSlotFull");
    portal.pass(600);
    const rest = limits.filesPerSlot - 1;
    for (let at = 0; at < rest; at += 1) expect(refusal(await sixth())).toEqual(null);
    expect(refusal(await sixth())).toEqual("uploadSlotFull");
    expect((await bytesOf(member, uid)).status).toEqual(200);
    expect(filesOnDisk().length).toEqual(before + limits.filesPerSlot);
  });

  test("a slot that does not exist, or a person's without the person, is refused", async () => {
    const member = await portal.member();
    for (const slot of [
      "passports",
      "identity",
      `articles.${randomUUID()}`,
      "identity.a.b",
      "constructor",
    ])
      expect(refusal(await send(member, png, { slot, name: "a.png" }))).toEqual("malformed");
  });
});

test("UP08 a name is shown as text without folders, unseen or turning characters, at most 200 long", async () => {
  const member = await portal.member();
  const named: [string, string][] = [
    ["../../x.png", "x.png"],
    ["C:\\temp\\x.png", "x.png"],
    ["a\u202egnp.exe.png", "agnp.exe.png"],
    ["a\u061cb\u200d\u2060.png", "ab.png"],
    ["<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>.png"],
    [`${"長".repeat(400)}.png`, `${"長".repeat(196)}.png`],
    ["e\u0301.png", "\u00e9.png"],
  ];
  for (const [name, shown] of named) {
    const stored = dataOf(await send(member, png, { slot: `identity.${randomUUID()}`, name }));
    expect(stored.name).toEqual(shown);
    const disposition = (await bytesOf(member, stored.uid)).headers.get("content-disposition")!;
    expect(/[\r\n]|\.\.\//.test(disposition)).toEqual(false);
  }
});

test("UP13 a file sent again under its uid, at once or later, is one file with one answer", async () => {
  const member = await portal.member();
  const before = filesOnDisk().length;
  const sent = { slot: "articles", uid: randomUUID(), name: "a.png" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(member, png, sent)));
  answers.push(await send(member, png, sent));
  expect(new Set(answers.map((answer) => dataOf(answer).url)).size).toEqual(1);
  expect(await states(member)).toEqual(["stored"]);
  expect(filesOnDisk().length).toEqual(before + 1);
});

test("a refused uid may be sent again with a better file", async () => {
  const member = await portal.member();
  const sent = { slot: "articles", uid: randomUUID(), name: "a.png" };
  expect(refusal(await send(member, Buffer.from("text"), sent))).toEqual("uploadFormat");
  expect(refusal(await send(member, png, sent))).toEqual(null);
  expect(await states(member)).toEqual(["stored"]);
});

const boundary = "boundary";

/** A multipart body up to the first byte of its file, which is a PDF. */
function headOf(member: Member, uid: string): string {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = field("form_id", member.formId) + field("slot", "articles") + field("uid", uid);
  return `${fields}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
}

/** Sends the head of a request and a third of its file; the connection stays open. */
async function beginSending(member: Member): Promise<Socket> {
  const cookies = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = connect(Number(new URL(portal.origin).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `POST ${uploadFile.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n` +
      `Content-Length: 9000000\r\nSec-Fetch-Site: same-origin\r\nX-Client-Version: 1.0.0\r\nCookie: ${cookies}\r\n\r\n`,
  );
  socket.write(headOf(member, randomUUID()));
  await new Promise<void>((sent) => socket.write(Buffer.alloc(3_000_000, "x"), () => sent()));
  await expect.poll(() => states(member)).toContain("storing");
  return socket;
}

test("SE07 whose access ends while a document comes in stores nothing more", async () => {
  const member = await portal.member();
  const before = filesOnDisk().length;
  const bytes = pdfOf(1);
  const parts = async function* () {
    yield Buffer.from(headOf(member, randomUUID()));
    yield bytes.subarray(0, 100);
    await expect.poll(() => states(member)).toEqual(["storing"]);
    const end = "update member set removed_at = now() where account_id = $1";
    await portal.rows(end, [member.accountId]);
    yield bytes.subarray(100);
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  };
  const response = await member.browser.fetch(uploadFile.path, {
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "x-client-version": "1.0.0",
    },
    body: Readable.from(parts()) as unknown as BodyInit,
    duplex: "half",
  } as RequestInit);
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { data: { refusal: "sessionExpired" } },
  ]);
  expect(await states(member)).toEqual(["refused"]);
  expect(filesOnDisk().length).toEqual(before);
});

test.each(["end", "reset"] as const)(
  "UP12 a transfer cut off in flight (%s) leaves neither bytes nor a taken place",
  async (how) => {
    const member = await portal.member();
    const before = filesOnDisk().length;
    const socket = await beginSending(member);
    if (how === "end") socket.destroy();
    else socket.resetAndDestroy();
    await expect.poll(() => states(member)).toEqual(["refused"]);
    await expect.poll(() => filesOnDisk().length).toEqual(before);
    dataOf(await send(member, png, { slot: "articles", name: "a.png" }));
    expect(refusal(await send(member, png, { slot: "articles", name: "b.png" }))).toEqual(null);
  },
);

test("PI02 CR06 documents lie encrypted on the disk; one that was touched or is missing is told and logged, not given out", async () => {
  const member = await portal.member();
  const stored = dataOf(await send(member, pdfOfSize(300_000), { slot: "articles" }));
  const [row] = await portal.rows<{ key: string }>("select key from upload where account_id = $1", [
    member.accountId,
  ]);
  const encrypted: Uint8Array[] = [];
  for await (const part of await portal.services.files.get(row!.key)) encrypted.push(part);
  const bytes = Buffer.concat(encrypted);
  expect(bytes.includes("%PDF")).toEqual(false);
  bytes[bytes.length - 40]! ^= 1;
  await portal.services.files.remove(row!.key);
  await portal.services.files.put(
    row!.key,
    (async function* () {
      yield bytes;
    })(),
  );
  const damaged = async () => {
    const response = await bytesOf(member, stored.uid);
    return [response.status, ((await response.json()) as { data: object }).data];
  };
  expect(await damaged()).toEqual([500, { refusal: "fileDamaged" }]);
  await portal.services.files.remove(row!.key);
  expect(await damaged()).toEqual([500, { refusal: "fileDamaged" }]);
  expect(logged.filter((line) => line.includes("stored_file_damaged")).length).toEqual(2);
});

test("a stored document that the storage cannot read now is not called damaged", async () => {
  const member = await portal.member();
  const stored = dataOf(await send(member, pdfOf(1), { slot: "articles" }));
  const { files } = portal.services;
  const get = files.get.bind(files);
  files.get = () =>
    Promise.reject(Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "open" }));
  try {
    const response = await bytesOf(member, stored.uid);
    expect([response.status, ((await response.json()) as { data: object }).data]).toEqual([
      500,
      { refusal: "serverError" },
    ]);
  } finally {
    files.get = get;
  }
});
