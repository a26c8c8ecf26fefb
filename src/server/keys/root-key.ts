import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { decrypt, encrypt, type Keys, keysFrom, type Place } from "../crypto.ts";
import { CannotStart } from "../database/cannot-start.ts";
import type { Db } from "../database/database.ts";
import { withRootKeyLock } from "../database/locks.ts";
import type { Settings } from "../settings.ts";
import { createMasterKey, fileIn, nextFileIn, readKey, takeNextKey } from "./master-key.ts";

/** The key from which all others are derived, encrypted with a master key. */
export interface EncryptedRoot {
  /** Names the master key and tells nothing of it. */
  master_id: string;
  sealed: Buffer;
}

const place: Place = { table: "root_key", column: "sealed", row: "only" };

export const idOf = (master: Buffer): string =>
  createHmac("sha256", master).update("gatehouse master key").digest("hex").slice(0, 16);

const wrappingKey = (master: Buffer) =>
  Buffer.from(hkdfSync("sha256", master, "gatehouse", "root key", 32));

export const encryptRoot = (master: Buffer, root: Buffer): EncryptedRoot => ({
  master_id: idOf(master),
  sealed: encrypt(wrappingKey(master), place, root),
});

/** Null where another master key opens it. */
export const openRoot = (master: Buffer, { master_id, sealed }: EncryptedRoot): Buffer | null =>
  idOf(master) === master_id ? decrypt(wrappingKey(master), place, sealed) : null;

/** Null before the first start. */
export const storedRoot = async (owner: Db): Promise<EncryptedRoot | null> =>
  (await owner.selectFrom("root_key").select(["master_id", "sealed"]).executeTakeFirst()) ?? null;

/** At the first start draws the root key, and the master key where none is set. Throws CannotStart where the master key is another one. */
export async function openKeys(
  owner: Db,
  { masterKey, dataDir }: Pick<Settings, "masterKey" | "dataDir">,
  log: Pick<Logger, "error">,
): Promise<Keys> {
  if (masterKey === undefined && existsSync(nextFileIn(dataDir)))
    await withRootKeyLock(owner, "exclusive", (db) => endChange(db, dataDir));
  return withRootKeyLock(owner, "shared", async (db) => {
    const stored = (await storedRoot(db)) ?? (await firstRoot(db, masterKey, dataDir));
    const byFile = masterKey === undefined;
    const root = byFile ? openByFile(dataDir, stored) : openBy(masterKey, stored, "MASTER_KEY");
    return keysFrom(root, (table, row) => log.error({ table, row }, "row_seal_broken"));
  });
}

/** Of the master key, that was killed before it had taken the place of the file. */
async function endChange(db: Db, dataDir: string): Promise<void> {
  const [next, stored] = [nextFileIn(dataDir), await storedRoot(db)];
  if (stored && existsSync(next) && openRoot(readKey(next), stored)) takeNextKey(dataDir);
}

/** Of several processes that start at once the first one draws it. */
async function firstRoot(owner: Db, given: Buffer | undefined, dataDir: string) {
  if (hasFiles(join(dataDir, "files")))
    throw new CannotStart(
      `The database has no key, but documents are stored in ${dataDir}. Restore the database from a backup.`,
    );
  if (given === undefined) createMasterKey(dataDir);
  const first = encryptRoot(given ?? readKey(fileIn(dataDir)), randomBytes(32));
  const values = { ...first, changed_at: new Date() };
  await owner
    .insertInto("root_key")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await storedRoot(owner))!;
}

const hasFiles = (folder: string) =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());

function openBy(master: Buffer, stored: EncryptedRoot, name: string): Buffer {
  const root = openRoot(master, stored);
  if (root) return root;
  throw new CannotStart(
    `${name} is the master key ${idOf(master)}, but the data opens with the master key ${stored.master_id}.`,
  );
}

function openByFile(dataDir: string, stored: EncryptedRoot): Buffer {
  const path = fileIn(dataDir);
  if (existsSync(path)) return openBy(readKey(path), stored, path);
  throw new CannotStart(
    `${path} is missing, but the data opens with it (master key ${stored.master_id}). Restore the file from a backup, or set MASTER_KEY to its content.`,
  );
}
