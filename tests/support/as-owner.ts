import type { Keys } from "#server/crypto.ts";
import { type Db, openDatabase, openPool } from "#server/database/database.ts";
import { embeddedIn } from "#server/database/roles.ts";
import { openLog } from "#server/log.ts";
import { openKeys } from "#server/keys/root-key.ts";

/** Works on the database of a running portal as its owner. */
export async function asOwner<Done>(
  dataDir: string,
  work: (db: Db, keys: Keys) => Promise<Done>,
): Promise<Done> {
  const pool = openPool({ ...embeddedIn(dataDir)("owner"), max: 1 }, () => undefined);
  try {
    const db = openDatabase(pool);
    return await work(db, await openKeys(db, { dataDir, masterKey: undefined }, openLog("error")));
  } finally {
    await pool.end();
  }
}
