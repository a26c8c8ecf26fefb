import { randomBytes, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { decrypt, encrypt, keysFrom } from "#server/crypto.ts";
import type { Files } from "#server/files/files.ts";
import { openFolder } from "#server/files/files-folder.ts";
import { decryptStream, encryptStream } from "#server/files/encrypted-stream.ts";

let dataDir: string;
let folder: string;
let files: Files;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "gatehouse-files-"));
  folder = join(dataDir, "files");
  files = await openFolder(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function all(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  for await (const part of parts) kept.push(part);
  return Buffer.concat(kept);
}

const touched = /unable to authenticate|not an encrypted file|cut short/;
const sizes = [0, 1, 65_535, 65_536, 65_537, 300_000];
const placeOf = (key: string) => join(folder, key.slice(0, 2), key);

async function store(bytes: Buffer) {
  const dataKey = randomBytes(32);
  const key = randomUUID();
  await files.put(key, encryptStream(dataKey, key, [bytes]));
  return { key, dataKey };
}

test("CR02 a file and its folder are flushed before it counts as stored, and in this order", async () => {
  const key = randomUUID();
  const handle = await open(join(dataDir, "any"), "w");
  const real = Reflect.get(handle, "sync") as () => Promise<void>;
  const flush = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "sync");
  const flushed: [string, boolean][] = [];
  flush.mockImplementation(async function (this: FileHandle) {
    const kind = (await this.stat()).isFile() ? "file" : "folder";
    flushed.push([kind, existsSync(placeOf(key))]);
    return real.call(this);
  });
  await files.put(key, encryptStream(randomBytes(32), key, [Buffer.from("a file")]));
  flush.mockRestore();
  await handle.close();
  expect([flushed[0], flushed.at(-1)]).toEqual([
    ["file", false],
    ["folder", true],
  ]);
});

test.each(sizes)(
  "PI02 %i bytes come back as they went in, and lie encrypted on the disk",
  async (size) => {
    const bytes = Buffer.alloc(size, "canary ");
    const { key, dataKey } = await store(bytes);
    expect((await all(decryptStream(dataKey, key, await files.get(key)))).equals(bytes)).toEqual(
      true,
    );
    expect(readFileSync(placeOf(key)).includes("canary")).toEqual(false);
  },
);

test("a process beside another leaves the files that are on their way, and removes what a crash left long ago; one alone removes all", async () => {
  const key = randomUUID();
  async function* slowly() {
    yield Buffer.from("first");
    await openFolder(dataDir, false);
    yield Buffer.from("second");
  }
  expect(await files.put(key, slowly())).toBe(11);
  expect(readFileSync(placeOf(key), "utf8")).toBe("firstsecond");
  const unfinished = join(folder, "unfinished");
  const later = new Date(Date.now() + 60_000);
  for (const left of ["now", "long ago"]) writeFileSync(join(unfinished, left), "half");
  utimesSync(join(unfinished, "long ago"), 0, 0);
  await openFolder(dataDir, false);
  expect(readdirSync(unfinished)).toEqual(["now"]);
  // The clock may have been set back since it was written.
  utimesSync(join(unfinished, "now"), later, later);
  await openFolder(dataDir);
  expect(readdirSync(unfinished)).toEqual([]);
});

describe("CR06 PI03 a stored file that was touched is not given out", () => {
  const touch: [string, (bytes: Buffer) => Buffer][] = [
    [
      "a bit flipped",
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, 100),
          Buffer.from([bytes[100]! ^ 1]),
          bytes.subarray(101),
        ]),
    ],
    ["the end cut off", (bytes) => bytes.subarray(0, -10)],
    ["the last chunk cut off", (bytes) => bytes.subarray(0, 4 + 65_552)],
    ["cut to nothing", () => Buffer.alloc(0)],
    [
      "two chunks exchanged",
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, 4),
          bytes.subarray(65_556, 131_108),
          bytes.subarray(4, 65_556),
          bytes.subarray(131_108),
        ]),
    ],
  ];
  test.each(touch)("%s", async (_name, change) => {
    const { key, dataKey } = await store(randomBytes(200_000));
    writeFileSync(placeOf(key), change(readFileSync(placeOf(key))));
    await expect(all(decryptStream(dataKey, key, await files.get(key)))).rejects.toThrow(touched);
  });

  test("one file put in the place of another", async () => {
    const dataKey = randomBytes(32);
    const encrypted = await all(encryptStream(dataKey, "one", [Buffer.from("text")]));
    await expect(all(decryptStream(dataKey, "other", parts(encrypted)))).rejects.toThrow(touched);
  });
});

async function* parts(bytes: Buffer) {
  yield bytes;
}

test("a file that breaks off while it is written leaves nothing", async () => {
  const key = randomUUID();
  async function* breaking() {
    yield Buffer.from("begin");
    throw new Error("cut off");
  }
  await expect(files.put(key, breaking())).rejects.toThrow("cut off");
  expect(await files.head(key)).toEqual(null);
  expect(readdirSync(join(folder, "unfinished"))).toEqual([]);
});

test("a key is written once, listed, and removed without complaint twice", async () => {
  const { key } = await store(Buffer.from("text"));
  await expect(files.put(key, parts(Buffer.from("other")))).rejects.toThrow("EEXIST");
  const listed: string[] = [];
  for await (const name of files.list()) listed.push(name);
  expect(listed.includes(key)).toEqual(true);
  await files.remove(key);
  await files.remove(key);
  expect(await files.head(key)).toEqual(null);
  await expect(files.get(key)).rejects.toThrow(key);
});

test("UP08 a key is never a path", async () => {
  await expect(files.put("../../etc/passwd", parts(Buffer.from("x")))).rejects.toThrow(
    "the storage key is invalid",
  );
});

test("PI03 an encrypted value opens only in its own place and untouched", () => {
  const keys = keysFrom(randomBytes(32), () => undefined);
  const { key, wrapped } = keys.newDataKey("account-a");
  const place = { table: "application", column: "answers", row: "1" };
  const encrypted = encrypt(key, place, "A1234567");
  expect(decrypt(key, place, encrypted).toString()).toEqual("A1234567");
  expect(() => decrypt(key, { ...place, row: "2" }, encrypted)).toThrow(touched);
  expect(() =>
    decrypt(
      key,
      place,
      Buffer.concat([encrypted.subarray(0, -1), Buffer.from([encrypted.at(-1)! ^ 1])]),
    ),
  ).toThrow(touched);
  expect(keys.openDataKey("account-a", wrapped)).toEqual(key);
  expect(() => keys.openDataKey("account-b", wrapped)).toThrow(touched);
});
