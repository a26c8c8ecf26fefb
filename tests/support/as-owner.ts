import { type Keys, keysFrom } from "#server/crypto.ts";
import { socketFolder } from "#server/database/cluster.ts";
import { type Db, openDatabase, openPool } from "#server/database/database.ts";
import { databaseName, ownerName, socketPort } from "#server/database/postgres.ts";
import { readMasterKey } from "#server/master-key.ts";

/** Works on the database of a running portal as its owner. */
export async function asOwner<Done>(
  dataDir: string,
  work: (db: Db, keys: Keys) => Promise<Done>,
): Promise<Done> {
  const host = socketFolder(dataDir);
  const place = { host, port: socketPort, user: ownerName, database: databaseName, max: 1 };
  const pool = openPool(place, () => undefined);
  try {
    return await work(openDatabase(pool), keysFrom(readMasterKey(dataDir)));
  } finally {
    await pool.end();
  }
}
