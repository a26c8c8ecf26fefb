import { limits } from "#contract/limits.ts";
import { minutesAfter } from "../../clock.ts";
import { type Keys, newToken } from "../../crypto.ts";
import type { Tx } from "../../database/database.ts";

export async function createOwnDataTicket(
  handle: Tx,
  keys: Keys,
  { accountId, memberId }: { accountId: string; memberId: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await handle
    .insertInto("own_data_ticket")
    .values({
      token_hmac: keys.tokenHmac("own_data_ticket", token, [memberId]),
      account_id: accountId,
      member_id: memberId,
      expires_at: minutesAfter(now, limits.ownDataMinutes),
    })
    .execute();
  return token;
}

/** Of several parallel callers one gets true. */
export async function takeOwnDataTicket(
  handle: Tx,
  keys: Keys,
  token: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const taken = await handle
    .updateTable("own_data_ticket")
    .set({ used_at: now })
    .where("token_hmac", "=", keys.tokenHmac("own_data_ticket", token, [memberId]))
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
