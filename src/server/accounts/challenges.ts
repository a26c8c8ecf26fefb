import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { minutesAfter } from "../clock.ts";
import { type Asker, budgetsOf } from "./code-budgets.ts";
import { newCode, newToken, type Keys } from "../crypto.ts";
import { consumeAll } from "../http/rate-limits.ts";
import type { Db, Tx } from "../database/database.ts";
import { lockCodes } from "../database/locks.ts";
import type { Schema } from "../database/schema.ts";

/** What a code is bound to. */
export interface ChallengeFor {
  purpose: CodePurpose;
  email: string;
  preSessionId: string;
  /** Set for purposes `change` and `sign` only. */
  memberId?: string | null;
  /** Of what is signed; set for purpose `sign` only. */
  textHash?: Buffer | null;
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
 * The caller posts the mail in the same transaction. A code sent again leaves the previous one valid; both
 * share one budget of tries.
 */
export async function makeCode(
  handle: Tx,
  keys: Keys,
  asked: ChallengeFor,
  from: { asker: Asker; addressRange: string },
  now: Date,
): Promise<CodeSent> {
  const emailKey = keys.emailKey(asked.email);
  await lockCodes(handle, emailKey);
  const consumed = await consumeAll(handle, budgetsOf(asked, emailKey, from), now);
  if (!consumed.allowed)
    return consumed.by.refusal === "tooSoon"
      ? { kind: "tooSoon", secondsLeft: consumed.secondsLeft }
      : { kind: "tooMany" };
  const code = newCode(limits.codeDigits);
  await storeCode(handle, keys, { ...asked, emailKey, ip_prefix: from.addressRange }, code, now);
  return {
    kind: "sent",
    code,
    waitSeconds: limits.codeResendSeconds,
    expiresInSeconds: limits.codeMinutes * 60,
  };
}

async function storeCode(
  handle: Tx,
  keys: Keys,
  { emailKey, ip_prefix, ...asked }: ChallengeFor & { emailKey: Buffer; ip_prefix: string },
  code: string,
  now: Date,
): Promise<void> {
  const expires = minutesAfter(now, limits.codeMinutes);
  const live = await newest(handle, emailKey, asked);
  if (live && live.used_at === null && live.tries < limits.codeTries) {
    const hmac = keys.codeHmac(live.id, code);
    await sql`select add_code(${live.id}, ${hmac}, ${expires}, ${now})`.execute(handle);
    return;
  }
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
      member_id: asked.memberId ?? null,
      text_sha256: asked.textHash ?? null,
      ip_prefix,
    })
    .execute();
}

function newest(handle: Db | Tx, emailKey: Buffer, asked: ChallengeFor) {
  return handle
    .selectFrom("challenge")
    .select(["id", "tries", "used_at"])
    .where("email_key", "=", emailKey)
    .where("purpose", "=", asked.purpose)
    .where("pre_session_id", "=", asked.preSessionId)
    .where("member_id", "is not distinct from", asked.memberId ?? null)
    .where("text_sha256", "is not distinct from", asked.textHash ?? null)
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The database counts the try before it compares, so that parallel requests cannot exceed the budget. A code proves once. */
export async function tryCode(
  db: Db,
  keys: Keys,
  asked: ChallengeFor,
  code: string,
  now: Date,
): Promise<CodeTried> {
  const found = await newest(db, keys.emailKey(asked.email), asked);
  if (!found) return { kind: "wrong", triesLeft: limits.codeTries };
  const proofEnds = minutesAfter(now, limits.proofMinutes);
  const proof = newProof(proofEnds);
  const { rows } = await sql<Tried>`
    select * from try_code(${found.id}, ${keys.codeHmac(found.id, code)}, ${limits.codeTries}, ${now},
      ${proofHmac(keys, asked, proof)}, ${proofEnds})`.execute(db);
  const { tried, outcome } = rows[0]!;
  const triesLeft = limits.codeTries - (tried ?? 0);
  if (outcome === "proved") return { kind: "proved", proof };
  return outcome === "spent" || triesLeft === 0 ? { kind: "spent" } : { kind: "wrong", triesLeft };
}

interface Tried {
  tried: number | null;
  outcome: CodeTried["kind"];
}

type Proving = [keys: Keys, asked: ChallengeFor, proof: string, now: Date];

/** Spends a proof in the transaction of the action it allows; false when invalid. */
export async function spendProof(handle: Tx, ...proving: Proving): Promise<boolean> {
  const spent = await handle
    .updateTable("challenge")
    .set({ proof_used_at: proving[3] })
    .where(provedBy(...proving))
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

/** Before costly work that ends with spending it; the answer takes as long for any address. */
export async function isProofGood(db: Db, ...proving: Proving): Promise<boolean> {
  const found = db
    .selectFrom("challenge")
    .select("id")
    .where(provedBy(...proving));
  return (await found.executeTakeFirst()) !== undefined;
}

/** It names its end, so that it is good no longer when its row is written again. */
const newProof = (ends: Date) => `${newToken()}.${ends.getTime()}`;

/** 1970 where it names none. */
const endOf = (proof: string) => new Date(Number(/\.(\d{13})$/.exec(proof)?.[1] ?? 0));

const proofHmac = (keys: Keys, asked: ChallengeFor, proof: string): Buffer => {
  const { purpose, preSessionId, memberId, textHash } = asked;
  const email = keys.emailKey(asked.email).toString("hex");
  const of = [purpose, email, preSessionId, memberId ?? "", textHash?.toString("hex") ?? ""];
  return keys.tokenHmac("challenge", proof, of);
};

const provedBy =
  (...[keys, asked, proof, now]: Proving) =>
  (row: ExpressionBuilder<Schema, "challenge">) =>
    row.and([
      row("proof_hmac", "=", proofHmac(keys, asked, proof)),
      row("proof_used_at", "is", null),
      row("proof_expires_at", ">", now),
      row("proof_expires_at", "=", endOf(proof)),
      row("purpose", "=", asked.purpose),
      row("email_key", "=", keys.emailKey(asked.email)),
      row("pre_session_id", "=", asked.preSessionId),
      row("member_id", "is not distinct from", asked.memberId ?? null),
      row("text_sha256", "is not distinct from", asked.textHash ?? null),
    ]);

/** With their proofs, except codes for work on accounts of others. */
export async function endCodes(handle: Tx, emailKey: Buffer, now: Date): Promise<void> {
  await handle
    .updateTable("challenge")
    .set({
      used_at: sql<Date>`coalesce(used_at, ${now})`,
      proof_used_at: sql<Date>`coalesce(proof_used_at, ${now})`,
    })
    .where("email_key", "=", emailKey)
    .where("purpose", "<>", "assistant")
    .execute();
}
