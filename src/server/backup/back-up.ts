import { randomUUID } from "node:crypto";
import { open, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Command, CommandError } from "../commands/command.ts";
import { withRootKeyLock } from "../database/locks.ts";
import type { Schema } from "../database/schema.ts";
import { digestsIn } from "../jobs/trail-heads.ts";
import { storedRoot } from "../keys/root-key.ts";
import type { Services } from "../services.ts";
import { BackupWriter } from "./backup-folder.ts";

/** What PostgreSQL creates again at each start. Its write-ahead log is copied last. */
const leftOut =
  /^(?:pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.|postmaster\.(?:pid|opts)$)|(?:^|\/)pgsql_tmp/;

/** `npm run backup -- FOLDER`: the database as it is at the end, the documents and the digests of the trails, encrypted. */
export const backUp: Command = async ({ owner, services }, [folder, ...others], say) => {
  if (folder === undefined || others.length > 0)
    throw new CommandError("Usage: npm run backup -- FOLDER");
  const { settings } = services;
  if (settings.databaseUrl !== undefined)
    throw new CommandError("The database is at DATABASE_URL: back it up with its own tools.");
  await makeFolder(folder);
  const { added, opensWith } = await withRootKeyLock(owner, "shared", (db) =>
    writeBackup(db, services, folder),
  );
  const bytes = added.reduce((sum, each) => sum + each.bytes, 0);
  say(
    `${folder}: ${added.length} files, ${Math.ceil(bytes / 1024 / 1024)} MB. It opens with the master key ${opensWith}: keep that apart from it.`,
  );
  return 0;
};

async function writeBackup(
  db: Kysely<Schema>,
  { settings, keys, clock, files }: Services,
  folder: string,
) {
  const { master_id, sealed } = (await storedRoot(db))!;
  const root = { master_id, root_key: sealed.toString("base64") };
  const made = { id: randomUUID(), made_at: clock().toISOString() };
  const writer = new BackupWriter(folder, keys, { format: 2, ...made, ...root });
  // Before the database: a digest names entries that the database has already.
  for (const name of await namesIn(digestsIn(settings.dataDir)))
    await addFile(writer, settings.dataDir, join("audit-heads", name));
  await addDatabase(db, writer, settings.dataDir);
  // After the database: a document is stored before its row.
  for await (const key of files.list())
    await addFile(writer, settings.dataDir, join("files", key.slice(0, 2), key));
  const { files: added } = await writer.finish();
  return { added, opensWith: master_id };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new CommandError(`${folder} cannot be made: ${(error as Error).message}`);
  }
}

/**
 * A base backup by the low-level functions of PostgreSQL 18 (manual, section 25.3.4): the folder while it is written to, then the
 * log from the beginning to the end of the copy. The slot keeps that log until then.
 */
async function addDatabase(
  db: Kysely<Schema>,
  writer: BackupWriter,
  dataDir: string,
): Promise<void> {
  const slot = `backup_${process.pid}`;
  await sql`select pg_create_physical_replication_slot(${slot}, true, true)`.execute(db);
  try {
    const begun = await segmentOf(db, sql`pg_backup_start(${slot}, true)`);
    await addTree(writer, dataDir, "postgres", "");
    const { rows } = await sql<{ lsn: string; labelfile: string }>`
      select lsn::text, labelfile from pg_backup_stop(false)`.execute(db);
    const { lsn, labelfile } = rows[0]!;
    await writer.add(join("postgres", "backup_label"), [Buffer.from(labelfile)]);
    const ended = await segmentOf(db, sql`${lsn}::pg_lsn`);
    const log = join("postgres", "pg_wal");
    const names = (await namesIn(join(dataDir, log))).filter(
      (name) => /^[\dA-F]{24}$/.test(name) && name >= begun && name <= ended,
    );
    if (!names.includes(begun) || !names.includes(ended))
      throw new Error("the write-ahead log of the backup is gone");
    for (const name of names) await addFile(writer, dataDir, join(log, name));
  } finally {
    // A lost connection has dropped it already.
    await sql`select pg_drop_replication_slot(${slot})`.execute(db).catch(() => undefined);
  }
}

async function segmentOf(db: Kysely<Schema>, lsn: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(${lsn}) as name`.execute(db);
  return rows[0]!.name;
}

async function addTree(
  writer: BackupWriter,
  dataDir: string,
  root: string,
  at: string,
): Promise<void> {
  writer.addFolder(join(root, at));
  for (const entry of await readdir(join(dataDir, root, at), { withFileTypes: true })) {
    const path = join(at, entry.name);
    if (leftOut.test(path)) continue;
    if (entry.isDirectory()) await addTree(writer, dataDir, root, path);
    else if (entry.isFile()) await addFile(writer, dataDir, join(root, path));
  }
}

/** A file may be removed while the portal runs; a restore names it where the database still had it. */
async function addFile(writer: BackupWriter, dataDir: string, path: string): Promise<void> {
  const file = await open(join(dataDir, path)).catch(orMissing);
  if (file) await writer.add(path, file.createReadStream());
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(orMissing)) ?? [];

function orMissing(error: { code?: string }): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
