import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../database/database.ts";
import { hasMac, withMac } from "../keys/file-mac.ts";
import type { Services } from "../services.ts";
import { eraseAccount } from "./erase-account.ts";

/** Outside the database and its backups: a file with a MAC for each erased account, by its id. */
export const tombstonesIn = (dataDir: string): string => join(dataDir, "erased");

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A crash left it before it had its name; the next run writes it again. */
const isUnfinished = (name: string) => /\.\d+$/.test(name) && idShape.test(name.split(".", 1)[0]!);

/** Writes those that are missing, whole or not at all. */
export async function keepTombstones(
  { settings, keys }: Pick<Services, "settings" | "keys">,
  db: Db,
): Promise<void> {
  const folder = tombstonesIn(settings.dataDir);
  const erased = await db
    .selectFrom("account")
    .select(["id", "erased_at"])
    .where("erased_at", "is not", null)
    .execute();
  for (const { id, erased_at: at } of erased) {
    if (existsSync(join(folder, id))) continue;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const beside = join(folder, `${id}.${process.pid}`);
    const file = await open(beside, "w", 0o600);
    try {
      await file.writeFile(
        withMac("tombstone", keys.auditKey, Buffer.from(`${JSON.stringify({ id, at })}\n`)),
      );
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, join(folder, id));
  }
}

interface Again {
  erased: number;
  /** Names of files that this portal did not write. */
  unknown: string[];
}

/** Erases what a restore brought back. */
export async function eraseAgain(services: Services, db: Db): Promise<Again> {
  const folder = tombstonesIn(services.settings.dataDir);
  const names = existsSync(folder) ? (await readdir(folder)).toSorted() : [];
  const again: Again = { erased: 0, unknown: [] };
  for (const name of names.filter((each) => !isUnfinished(each))) {
    const bytes = await readFile(join(folder, name));
    const isOurs = idShape.test(name) && hasMac("tombstone", services.keys.auditKey, bytes);
    if (
      !isOurs ||
      (JSON.parse(bytes.toString().split("\n", 1)[0]!) as { id: string }).id !== name
    ) {
      again.unknown.push(name);
      continue;
    }
    const account = db.updateTable("account").set({ held_for: null }).where("id", "=", name);
    // The backup can be older than the account.
    if ((await account.executeTakeFirst()).numUpdatedRows === 0n) continue;
    const why = "restored" as const;
    const erasure = { accountId: name, actor: "system", why, mayGo: async () => true };
    if (await eraseAccount(services, db, erasure)) again.erased += 1;
  }
  return again;
}
