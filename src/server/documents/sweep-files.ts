import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { Services } from "../services.ts";
import { isRunOver } from "../database/locks.ts";
import { abandonedMs } from "../files/files-folder.ts";

const batchSize = 500;

interface Swept {
  /** Places of uploads that a killed server left. */
  freed: number;
  /** Files of uploads that are over. */
  removed: number;
  /** Files that this database has never named: they stay, since it can be the wrong database. */
  unknown: number;
}

/**
 * Frees the places and removes the files that a killed server left, and logs what it found. `isAlone`: no
 * other process of the portal can be storing files. Otherwise those of runs that have ended, and what is too old to be under way.
 */
export async function sweepFiles(
  { files, log, clock }: Pick<Services, "files" | "log" | "clock">,
  db: Db,
  isAlone: boolean,
): Promise<Swept> {
  const now = clock();
  const before = new Date(now.getTime() - (isAlone ? 0 : abandonedMs));
  const freed = await freeAbandoned(db, before, now);
  const over: string[] = [];
  let batch: string[] = [];
  const examine = async () => over.push(...(await withoutUpload(db, batch.splice(0))));
  for await (const key of files.list()) if (batch.push(key) === batchSize) await examine();
  await examine();
  const known = await everNamed(db, over);
  for (const key of known) await files.remove(key);
  const swept = { freed, removed: known.length, unknown: over.length - known.length };
  if (Object.values(swept).some((count) => count > 0)) log.warn(swept, "files_swept");
  return swept;
}

async function freeAbandoned(db: Db, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("upload")
    .set({ state: "refused", removed_at: now })
    .where("state", "in", ["storing", "checking"])
    .where((row) => row.or([row("created_at", "<=", before), isRunOver]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** An upload is reserved before its file is written. */
async function withoutUpload(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as on_disk (key)
    where not exists (
      select from upload where upload.key = on_disk.key and removed_at is null)`.execute(db);
  return rows.map(({ key }) => key);
}

async function everNamed(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from upload where key = any(${keys}::text[])
    union select key from erased_file where key = any(${keys}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}
