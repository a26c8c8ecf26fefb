import { randomUUID } from "node:crypto";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { minutesAfter } from "../clock.ts";
import { decrypt, encrypt, type Keys, newToken } from "../crypto.ts";
import type { Captcha, Challenge } from "./captcha.ts";
import type { Db, Tx } from "../database/database.ts";

const place = (row: string) => ({ table: "captcha", column: "answer", row });

export async function createCaptcha(
  db: Db,
  keys: Keys,
  preSessionId: string,
  { shown, answer }: Challenge,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("captcha")
    .values({
      id,
      kind: shown.kind,
      pre_session_id: preSessionId,
      answer: encrypt(keys.captchaKey, place(id), JSON.stringify(answer)),
      expires_at: minutesAfter(now, captchaLimits.minutes),
    })
    .execute();
  return id;
}

/**
 * Marks the puzzle as used before it compares, so that parallel answers get one try. Null for a wrong answer
 * or an invalid puzzle.
 */
export async function tryCaptcha(
  { db, keys, captcha }: { db: Db; keys: Keys; captcha: Captcha },
  preSessionId: string,
  { id, answer }: { id: string; answer: number },
  now: Date,
): Promise<string | null> {
  const shown = await db
    .updateTable("captcha")
    .set({ tried_at: now })
    .where("id", "=", id)
    .where("pre_session_id", "=", preSessionId)
    .where("tried_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["kind", "answer"])
    .executeTakeFirst();
  if (!shown) return null;
  const right = JSON.parse(String(decrypt(keys.captchaKey, place(id), shown.answer))) as number;
  if (!captcha.accepts(shown.kind, right, answer)) return null;
  const result = newToken();
  await db
    .updateTable("captcha")
    .set({
      result_hmac: keys.tokenHmac("captcha", result, [preSessionId]),
      expires_at: minutesAfter(now, captchaLimits.minutes),
    })
    .where("id", "=", id)
    .execute();
  return result;
}

/** Spends a result in the transaction it allows; false when invalid. */
export async function spendCaptcha(
  handle: Tx,
  keys: Keys,
  preSessionId: string,
  result: string,
  now: Date,
): Promise<boolean> {
  const spent = await handle
    .updateTable("captcha")
    .set({ used_at: now })
    .where("result_hmac", "=", keys.tokenHmac("captcha", result, [preSessionId]))
    .where("pre_session_id", "=", preSessionId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}
