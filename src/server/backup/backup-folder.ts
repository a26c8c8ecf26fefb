import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Keys } from "../crypto.ts";
import { decryptStream, encryptStream } from "../files/encrypted-stream.ts";

/** In clear, in `backup.json`. */
export interface BackupHead {
  format: 2;
  id: string;
  /** An ISO time. */
  made_at: string;
  /** The master key that opens it, by name. */
  master_id: string;
  /** The root key, encrypted with that master key; base64. */
  root_key: string;
}

/** Paths are inside the data folder. */
export interface BackupContents {
  folders: string[];
  files: { path: string; bytes: number }[];
}

const headIn = (folder: string) => join(folder, "backup.json");
const contents = "contents";

/** Each file is encrypted with a key of its own, made from the root key, its path and the id of the backup. */
const keyOf = (keys: Keys, { id }: BackupHead, path: string) => keys.backupKey(`${id}/${path}`);

export async function readHead(folder: string): Promise<BackupHead> {
  const head = JSON.parse(await readFile(headIn(folder), "utf8")) as BackupHead;
  if (head.format !== 2) throw new Error(`its format is ${String(head.format)}, not 2`);
  return head;
}

/** Writes a backup into a new folder. It is whole once `finish` has returned. */
export class BackupWriter {
  readonly #folder: string;
  readonly #keys: Keys;
  readonly #head: BackupHead;
  readonly #contents: BackupContents = { folders: [], files: [] };

  constructor(folder: string, keys: Keys, head: BackupHead) {
    this.#folder = folder;
    this.#keys = keys;
    this.#head = head;
  }

  addFolder(path: string): void {
    this.#contents.folders.push(path);
  }

  async add(path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    this.#contents.files.push({ path, bytes: await this.#write(join("data", path), bytes) });
  }

  async finish(): Promise<BackupContents> {
    await this.#write(contents, [Buffer.from(JSON.stringify(this.#contents))]);
    await writeFile(headIn(this.#folder), JSON.stringify(this.#head), { mode: 0o600, flush: true });
    return this.#contents;
  }

  async #write(path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const target = join(this.#folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    let size = 0;
    const counted = async function* () {
      for await (const part of bytes) {
        size += part.length;
        yield part;
      }
    };
    const encrypted = encryptStream(keyOf(this.#keys, this.#head, path), path, counted());
    await pipeline(
      Readable.from(encrypted),
      createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
    );
    return size;
  }
}

/** Throws where the key is another one or a byte was changed. */
export class BackupReader {
  readonly #folder: string;
  readonly #keys: Keys;
  readonly #head: BackupHead;

  constructor(folder: string, keys: Keys, head: BackupHead) {
    this.#folder = folder;
    this.#keys = keys;
    this.#head = head;
  }

  async contents(): Promise<BackupContents> {
    return (await json(this.#read(contents))) as BackupContents;
  }

  read(path: string): AsyncGenerator<Buffer> {
    return this.#read(join("data", path));
  }

  #read(path: string): AsyncGenerator<Buffer> {
    const encrypted = createReadStream(join(this.#folder, path));
    return decryptStream(keyOf(this.#keys, this.#head, path), path, encrypted);
  }
}
