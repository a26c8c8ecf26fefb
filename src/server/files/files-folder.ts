import { createReadStream } from "node:fs";
import { link, mkdir, open, opendir, readdir, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { limits } from "#contract/limits.ts";
import { FileMissing, type Files } from "./files.ts";

const keyShape = /^[0-9a-f][0-9a-f-]{7,63}$/;

/** Longer than an upload may take, its turn behind others of its account included: what is older was left by a server that died. */
export const abandonedMs = 5 * limits.uploadTimeoutMs;

/**
 * Writes a temporary file, flushes, links, then flushes the folder. Removes what a crash left unfinished; where
 * other processes may write in the folder, only what is too old to be on its way.
 */
export async function openFolder(dataDir: string, isAlone = true): Promise<Files> {
  const folder = join(dataDir, "files");
  const unfinished = join(folder, "unfinished");
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await removeUnfinished(unfinished, isAlone ? Infinity : Date.now() - abandonedMs);
  const placeOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error("the storage key is invalid");
    return { folder: join(folder, key.slice(0, 2)), path: join(folder, key.slice(0, 2), key) };
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      const beside = join(unfinished, randomUUID());
      try {
        const size = await writeFlushed(beside, bytes);
        if (await mkdir(place.folder, { recursive: true, mode: 0o700 })) await flushFolder(folder);
        await link(beside, place.path);
        await flushFolder(place.folder);
        return size;
      } finally {
        await rm(beside, { force: true });
      }
    },
    async get(key) {
      const { path } = placeOf(key);
      if ((await sizeOf(path)) === null) throw new FileMissing(key);
      return createReadStream(path);
    },
    head: (key) => sizeOf(placeOf(key).path),
    remove: (key) => rm(placeOf(key).path, { force: true }),
    async *list() {
      for await (const shelf of await opendir(folder)) {
        if (!shelf.isDirectory() || shelf.name.length !== 2) continue;
        for await (const file of await opendir(join(folder, shelf.name))) yield file.name;
      }
    },
  };
}

async function removeUnfinished(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs <= before) await rm(path, { force: true });
  }
}

async function writeFlushed(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      await file.writeFile(chunk);
      size += chunk.length;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}
