import type { Keys } from "../crypto.ts";
import type { Tx } from "../database/database.ts";

export async function accountOf(handle: Tx, accountId: string) {
  const { number, register_type } = await handle
    .selectFrom("account")
    .select(["number", "register_type"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { number, registerType: register_type };
}

export async function dataKeyOf(handle: Tx, keys: Keys, accountId: string): Promise<Buffer> {
  const { data_key } = await handle
    .selectFrom("account")
    .select("data_key")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return keys.openDataKey(accountId, data_key);
}
