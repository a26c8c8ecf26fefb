import { expect, test } from "vitest";
import { unzip } from "#tests/support/server/unzip.ts";
import { archiveOf } from "./archive.ts";

const size = 300_000;
const at = new Date("2026-11-20T04:00:00Z");

/** Ten files, and which of them are open. */
function tenFiles() {
  const [begun, ended]: [number[], number[]] = [[], []];
  const files = Array.from({ length: 10 }, (_, index) => ({
    path: `files/${index}`,
    size,
    at,
    async open() {
      begun.push(index);
      return (async function* () {
        try {
          for (let left = size; left > 0; left -= 50_000) yield Buffer.alloc(50_000, index);
        } finally {
          ended.push(index);
        }
      })();
    },
  }));
  return { files, begun, ended };
}

test("files are opened one at a time, as the reader goes on", async () => {
  const { files, begun, ended } = tenFiles();
  const parts: Buffer[] = [];
  for await (const part of archiveOf(Buffer.from("{}"), files, at, "damaged")) {
    parts.push(part);
    expect(begun.length - ended.length).toBeLessThanOrEqual(1);
    expect(begun.length * size).toBeLessThan(
      parts.reduce((sum, { length }) => sum + length, 0) + 2 * size,
    );
  }
  expect(begun).toEqual(Array.from({ length: 10 }, (_, index) => index));
  const { data, hashes } = await unzip(Buffer.concat(parts));
  expect([data, hashes.size]).toEqual(["{}", 10]);
});

test("a reader who leaves closes the file that is open", async () => {
  const { files, begun, ended } = tenFiles();
  let read = 0;
  for await (const part of archiveOf(Buffer.from("{}"), files, at, "damaged")) {
    read += part.length;
    if (read > size * 2) break;
  }
  await expect.poll(() => ended).toEqual(begun);
  expect(begun.length).toBeLessThan(5);
});

test("a file that the disk refuses in the middle has a note beside it, and the others are whole", async () => {
  const refused = Object.assign(new Error("EIO: i/o error, read"), {
    code: "EIO",
    syscall: "read",
  });
  const broken = {
    path: "files/a",
    at,
    open: async () =>
      (async function* () {
        yield Buffer.alloc(50_000);
        throw refused;
      })(),
  };
  const { files } = tenFiles();
  const parts: Buffer[] = [];
  for await (const part of archiveOf(Buffer.from("{}"), [broken, files[0]!], at, "damaged"))
    parts.push(part);
  const { hashes } = await unzip(Buffer.concat(parts));
  expect([...hashes.keys()]).toEqual(["files/a", "files/a.txt", "files/0"]);
});

test("a file that cannot be read ends the archive with an error", async () => {
  const broken = { path: "files/a", size: 1, at, open: () => Promise.reject(new Error("gone")) };
  const read = async () => {
    for await (const _ of archiveOf(Buffer.from("{}"), [broken], at, "damaged"));
  };
  await expect(read()).rejects.toThrow("gone");
});
