import { type Keys, keysFrom } from "#server/crypto.ts";
import { type Db, openDatabase, openPool } from "#server/database/database.ts";
import { embeddedIn } from "#server/database/roles.ts";
import { readMasterKey } from "#server/master-key.ts";

/** Works on the database of a running portal as its owner. */
export async function asOwner<Done>(
  dataDir: string,
  work: (db: Db, keys: Keys) => Promise<Done>,
): Promise<Done> {
  const pool = openPool({ ...embeddedIn(dataDir)("owner"), max: 1 }, () => undefined);
  try {
    return await work(openDatabase(pool), keysFrom(readMasterKey(dataDir)));
  } finally {
    await pool.end();
  }
}
