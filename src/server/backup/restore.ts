import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandError, type Say } from "../commands/command.ts";
import { verifyKept } from "../commands/verify-chain.ts";
import { keysFrom } from "../crypto.ts";
import { fileIn, readKey } from "../keys/master-key.ts";
import { idOf, openRoot } from "../keys/root-key.ts";
import type { Opened } from "../open.ts";
import { eraseAgain } from "../retention/tombstones.ts";
import type { Settings } from "../settings.ts";
import { type BackupContents, BackupReader, readHead } from "./backup-folder.ts";
import { damagedDocuments } from "./damaged-documents.ts";

/** The parts of a data folder that a backup holds, the database last: a folder without it was never started. */
const parts = ["files", "audit-heads", "postgres"];

/**
 * `npm run restore -- FOLDER`: puts a backup into a data folder without data, starts its database, erases again what `erased/` of that
 * folder names, and checks every trail and document. Gives 1 where one is damaged.
 */
export async function restore(
  settings: Settings,
  [folder, ...others]: readonly string[],
  openRestored: () => Promise<Opened>,
  say: Say,
): Promise<number> {
  if (folder === undefined || others.length > 0)
    throw new CommandError("Usage: npm run restore -- FOLDER");
  const { head, reader, contents } = await openBackup(folder, settings);
  await putBack(reader, contents, settings.dataDir);
  say(`Restored the backup of ${head.made_at} into ${settings.dataDir}.`);
  const opened = await openRestored();
  try {
    const again = await eraseAgain(opened.services, opened.owner);
    for (const each of again.unknown) say(`${each} in erased/ is not what this portal wrote.`);
    say(`Accounts erased again: ${again.erased}.`);
    const { checked, damaged } = await damagedDocuments(opened);
    for (const each of damaged) say(`Document ${each} is missing or damaged.`);
    say(`Documents checked: ${checked}, damaged: ${damaged.length}.`);
    const trails = await verifyKept(opened, [], say);
    return damaged.length + again.unknown.length === 0 ? trails : 1;
  } finally {
    await opened.close();
  }
}

async function openBackup(folder: string, { dataDir, databaseUrl, masterKey }: Settings) {
  if (databaseUrl !== undefined)
    throw new CommandError("The database is at DATABASE_URL: restore it with its own tools.");
  if (parts.some((part) => existsSync(join(dataDir, part))))
    throw new CommandError(`${dataDir} already has data. Restore into an empty folder.`);
  if (masterKey === undefined && !existsSync(fileIn(dataDir)))
    throw new CommandError(
      `The backup opens with its master key only: set MASTER_KEY, or put master.key into ${dataDir}.`,
    );
  const head = await readHead(folder).catch((error: Error): never => {
    throw new CommandError(`${folder} is not a whole backup: ${error.message}`);
  });
  const master = masterKey ?? readKey(fileIn(dataDir));
  const sealed = Buffer.from(head.root_key, "base64");
  const root = openRoot(master, { master_id: head.master_id, sealed });
  if (!root)
    throw new CommandError(
      `${folder} opens with the master key ${head.master_id}; the one that is set is ${idOf(master)}.`,
    );
  // Only the files are opened with them, no row.
  const keys = keysFrom(root, () => undefined);
  const reader = new BackupReader(folder, keys, head);
  const contents = await reader.contents().catch((): never => {
    throw new CommandError(`${folder} is damaged.`);
  });
  return { head, reader, contents };
}

/** Into a folder beside, then renamed. A restore that ends between two renames leaves whole parts: remove them first. */
async function putBack(
  reader: BackupReader,
  contents: BackupContents,
  dataDir: string,
): Promise<void> {
  const beside = join(dataDir, "restoring");
  await rm(beside, { recursive: true, force: true });
  try {
    await writeAll(reader, contents, beside);
    for (const part of parts)
      if (existsSync(join(beside, part))) await rename(join(beside, part), join(dataDir, part));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function writeAll(
  reader: BackupReader,
  { folders, files }: BackupContents,
  beside: string,
): Promise<void> {
  for (const path of folders) await makeIn(join(beside, path));
  for (const { path, bytes } of files) {
    const target = join(beside, path);
    await makeIn(join(target, ".."));
    const file = createWriteStream(target, { flags: "wx", mode: 0o600, flush: true });
    try {
      await pipeline(Readable.from(reader.read(path)), file);
    } catch (error) {
      throw new CommandError(`${path} cannot be restored: ${(error as Error).message}`);
    }
    if (file.bytesWritten !== bytes) throw new CommandError(`${path} of the backup is cut short.`);
  }
}

const makeIn = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });
