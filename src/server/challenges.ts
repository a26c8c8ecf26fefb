import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { minutesAfter, secondsAfter, secondsUntil } from "./clock.ts";
import { newCode, newToken, sameBytes, sha256, type Keys } from "./crypto.ts";
import { take } from "./limits.ts";
import { tx, type Db, type Tx } from "./store/database.ts";

/** What a code is bound to: its purpose, the address it was sent to, and the browser that asked. */
export interface ChallengeFor {
  purpose: CodePurpose;
  email: string;
  preSessionId: string;
  /** False where nobody is mailed the code: such sends leave the budget of the mailbox's owner alone. */
  mailed?: boolean;
}

export type CodeSent =
  | { kind: "sent"; code: string; waitSeconds: number; expiresInSeconds: number }
  | { kind: "tooSoon"; secondsLeft: number }
  | { kind: "tooMany" };

export type CodeTried =
  | { kind: "proved"; proof: string }
  | { kind: "wrong"; triesLeft: number }
  | { kind: "spent" };

/**
 * Makes a code within the caller's transaction, in which the caller also posts the mail. A code sent
 * again to the same browser leaves the one before it valid; both share one budget of tries.
 */
export async function makeCode(
  handle: Tx,
  keys: Keys,
  asked: ChallengeFor,
  addressRange: string,
  now: Date,
): Promise<CodeSent> {
  const emailKey = keys.emailKey(asked.email);
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey.toString("hex")}, 0))`.execute(
    handle,
  );
  const wait = await secondsToWait(handle, emailKey, asked.purpose, now);
  if (wait > 0) return { kind: "tooSoon", secondsLeft: wait };
  if (!(await maySend(handle, emailKey, asked, addressRange, now))) return { kind: "tooMany" };
  const code = newCode(limits.codeDigits);
  const expires = minutesAfter(now, limits.codeMinutes);
  const live = await newest(handle, emailKey, asked);
  if (live && live.used_at === null && live.tries < limits.codeTries) {
    await handle
      .updateTable("challenge")
      .set({
        code_hmacs: [keys.codeHmac(live.id, code), live.code_hmacs[0]!],
        codes_expire: [expires, live.codes_expire[0]!],
        sent_at: now,
      })
      .where("id", "=", live.id)
      .execute();
  } else {
    const id = randomUUID();
    await handle
      .insertInto("challenge")
      .values({
        id,
        purpose: asked.purpose,
        email_key: emailKey,
        code_hmacs: [keys.codeHmac(id, code)],
        codes_expire: [expires],
        sent_at: now,
        pre_session_id: asked.preSessionId,
        ip_prefix: addressRange,
      })
      .execute();
  }
  return {
    kind: "sent",
    code,
    waitSeconds: limits.codeResendSeconds,
    expiresInSeconds: limits.codeMinutes * 60,
  };
}

async function secondsToWait(
  handle: Tx,
  emailKey: Buffer,
  purpose: CodePurpose,
  now: Date,
): Promise<number> {
  const last = await handle
    .selectFrom("challenge")
    .select((row) => row.fn.max("sent_at").as("at"))
    .where("email_key", "=", emailKey)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  if (!last?.at) return 0;
  const next = secondsAfter(last.at, limits.codeResendSeconds);
  return next > now ? secondsUntil(next, now) : 0;
}

/** Each purpose has a budget of its own, so that sends for one never shut an address out of another. */
async function maySend(
  handle: Tx,
  emailKey: Buffer,
  { purpose, mailed = true }: ChallengeFor,
  addressRange: string,
  now: Date,
): Promise<boolean> {
  const address = `${purpose}|${mailed ? "mailed" : "unmailed"}|${emailKey.toString("hex")}`;
  const wanted = [
    {
      key: `codes an hour|${addressRange}`,
      most: limits.codeSendsPerAddressRangePerHour,
      windowSeconds: 3600,
    },
    { key: `codes an hour|${address}`, most: limits.codeSendsPerHour, windowSeconds: 3600 },
    { key: `codes a day|${address}`, most: limits.codeSendsPerDay, windowSeconds: 86_400 },
  ];
  for (const limit of wanted) {
    if (!(await take(handle, limit, now)).allowed) return false;
  }
  return true;
}

function newest(handle: Db | Tx, emailKey: Buffer, asked: ChallengeFor) {
  return handle
    .selectFrom("challenge")
    .selectAll()
    .where("email_key", "=", emailKey)
    .where("purpose", "=", asked.purpose)
    .where("pre_session_id", "=", asked.preSessionId)
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Tries a code. The try is counted and committed before the code is compared, so that many at once
 * never get more than the budget; a code proves once.
 */
export async function tryCode(
  db: Db,
  keys: Keys,
  asked: ChallengeFor,
  code: string,
  now: Date,
): Promise<CodeTried> {
  const found = await newest(db, keys.emailKey(asked.email), asked);
  if (!found) return { kind: "wrong", triesLeft: limits.codeTries };
  const counted = await tx(db, (handle) =>
    handle
      .updateTable("challenge")
      .set((row) => ({ tries: row("tries", "+", 1) }))
      .where("id", "=", found.id)
      .returning(["tries", "used_at", "code_hmacs", "codes_expire"])
      .executeTakeFirst(),
  );
  if (!counted || counted.used_at !== null || counted.tries > limits.codeTries)
    return { kind: "spent" };
  const offered = keys.codeHmac(found.id, code);
  const matches = counted.code_hmacs.map(
    (kept, at) => sameBytes(kept, offered) && counted.codes_expire[at]! > now,
  );
  const triesLeft = limits.codeTries - counted.tries;
  if (!matches.includes(true))
    return triesLeft === 0 ? { kind: "spent" } : { kind: "wrong", triesLeft };
  const proof = newToken();
  const used = await db
    .updateTable("challenge")
    .set({
      used_at: now,
      proof_sha256: sha256(proof),
      proof_expires_at: minutesAfter(now, limits.proofMinutes),
    })
    .where("id", "=", found.id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? { kind: "proved", proof } : { kind: "spent" };
}

/** Spends a proof within the action it allows; false when it is unknown, spent, too old or for something else. */
export async function spendProof(
  handle: Tx,
  keys: Keys,
  asked: ChallengeFor,
  proof: string,
  now: Date,
): Promise<boolean> {
  const spent = await handle
    .updateTable("challenge")
    .set({ proof_used_at: now })
    .where("proof_sha256", "=", sha256(proof))
    .where("proof_used_at", "is", null)
    .where("proof_expires_at", ">", now)
    .where("purpose", "=", asked.purpose)
    .where("email_key", "=", keys.emailKey(asked.email))
    .where("pre_session_id", "=", asked.preSessionId)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}
