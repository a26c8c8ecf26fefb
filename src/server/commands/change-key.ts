import { type Kysely, sql } from "kysely";
import { withRootKeyLock } from "../database/locks.ts";
import type { Schema } from "../database/schema.ts";
import { drawNextKey, fileIn, readKey, takeNextKey } from "../keys/master-key.ts";
import { encryptRoot, idOf, openRoot, storedRoot } from "../keys/root-key.ts";
import type { Services } from "../services.ts";
import { type Command, CommandError } from "./command.ts";

/**
 * `npm run desk -- change-key`: encrypts the root key with a new master key, NEW_MASTER_KEY in the place of MASTER_KEY, or a drawn one
 * in the place of the file. A portal that runs has the root key and goes on.
 */
export const changeKey: Command = async ({ owner, services }, args, say) => {
  if (args.length > 0) throw new CommandError("Usage: npm run desk -- change-key");
  const { masterKey, newMasterKey } = services.settings;
  if ((masterKey === undefined) !== (newMasterKey === undefined))
    throw new CommandError(
      "Set MASTER_KEY and NEW_MASTER_KEY, or neither: then the file master.key changes.",
    );
  const { from, to } = await withRootKeyLock(owner, "exclusive", (db) => change(db, services));
  // The row that the former key opens goes from the file of the table.
  await sql`vacuum full root_key`.execute(owner);
  say(`The master key is now ${to}. The master key ${from} opens only backups made before.`);
  return 0;
};

async function change(db: Kysely<Schema>, { settings, clock }: Services) {
  const { dataDir, masterKey, newMasterKey } = settings;
  const present = masterKey ?? readKey(fileIn(dataDir));
  const stored = (await storedRoot(db))!;
  const root = openRoot(present, stored);
  if (!root)
    throw new CommandError(`The master key was changed meanwhile, to ${stored.master_id}.`);
  if (newMasterKey?.equals(present)) throw new CommandError("NEW_MASTER_KEY is the present key.");
  const next = newMasterKey ?? drawNextKey(dataDir);
  await db
    .updateTable("root_key")
    .set({ ...encryptRoot(next, root), changed_at: clock() })
    .execute();
  if (newMasterKey === undefined) takeNextKey(dataDir);
  return { from: idOf(present), to: idOf(next) };
}
