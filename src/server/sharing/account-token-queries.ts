import type { LineId } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { minutesAfter } from "../clock.ts";
import { type Keys, newToken, sha256 } from "../crypto.ts";
import { asAccount, type Tx, withSecret } from "../database/database.ts";
import { checkedColumns, isSealed, withSeal } from "../keys/row-seals.ts";
import type { PlatformProof } from "../platforms/platform-tickets.ts";

interface Bearer {
  accountId: string;
  memberId: string;
  line: LineId;
  issuer: string;
}

export async function createAccountToken(
  handle: Tx,
  keys: Keys,
  { accountId, memberId, line, issuer }: Bearer,
  now: Date,
): Promise<string> {
  const token = newToken();
  await handle
    .insertInto("account_token")
    .values(
      withSeal(keys, "account_token", {
        token_hmac: keys.tokenHmac("account_token", token),
        account_id: accountId,
        member_id: memberId,
        line,
        issuer,
        expires_at: minutesAfter(now, limits.accountTokenMinutes),
      }),
    )
    .execute();
  return token;
}

/** False when the platform has used this proof already. */
export async function takeProof(
  handle: Tx,
  { issuer, id, deadAt }: PlatformProof,
): Promise<boolean> {
  const hash = sha256(JSON.stringify([issuer, id]));
  const taken = await handle
    .insertInto("platform_proof")
    .values({ jti_sha256: hash, forget_at: deadAt })
    .onConflict((conflict) => conflict.column("jti_sha256").doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Switches the transaction to the account of the token. Of several parallel callers one gets it. */
export async function takeAccountToken(
  handle: Tx,
  keys: Keys,
  { token, issuer }: { token: string; issuer: string },
  now: Date,
) {
  const hash = keys.tokenHmac("account_token", token);
  await withSecret(handle, hash);
  const found = await handle
    .selectFrom("account_token")
    .select("account_id")
    .where("token_hmac", "=", hash)
    .executeTakeFirst();
  if (!found) return null;
  await asAccount(handle, found.account_id);
  const taken = await handle
    .updateTable("account_token")
    .set({ used_at: now })
    .where("token_hmac", "=", hash)
    .where("issuer", "=", issuer)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(checkedColumns("account_token"))
    .executeTakeFirst();
  return taken && isSealed(keys, "account_token", taken) ? taken : null;
}
