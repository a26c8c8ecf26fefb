import { createHmac, type KeyObject } from "node:crypto";
import type { Selectable } from "kysely";
import { canonical } from "#contract/application/canonical.ts";
import { sameBytes } from "./crypto.ts";
import { send, type Tx } from "./database/database.ts";
import type { Schema } from "./database/schema.ts";
import { statement } from "./database/statement.ts";

/** `fields` holds names and reasons, never values. */
export interface AuditEntry {
  accountId: string;
  at: Date;
  /** A member id, `system`, or `link` for an action by a mailed link. */
  actor: string;
  action: string;
  target?: string;
  fields?: readonly string[];
  addressRange?: string;
  requestId?: string;
  /** Of an applicant. The transaction fails if it has ended. */
  sessionId?: string | undefined;
  /** Of a person of the desk, whose transactions fail by themselves once it has ended. */
  deskSessionId?: string;
  /** Of an applicant, where it may have ended by the action itself. */
  endedSessionId?: string | undefined;
}

export type AuditBreak =
  | "a row is missing"
  | "a row does not follow the one before it"
  | "a row was changed"
  | "the newest rows are missing";

export type AuditFound =
  | { sound: true; rows: number }
  | { sound: false; seq: number; why: AuditBreak };

/** All that shows what is in an account to someone, or gives it to them. */
export const accessActions: readonly string[] = [
  "application.numbers",
  "application.show",
  "agreement.read",
  "case.agreement.read",
  "case.export",
  "case.file.read",
  "case.number.read",
  "case.read",
  "data.download",
  "file.read",
  "line.exchange",
];

/** What an entry about an application, or its case, is about. */
export const applicationTarget = (id: string): string => `application ${id}`;

const beginning = Buffer.alloc(32);

/**
 * Must run in the transaction of the action, which rejects with sessionExpired if the session ended while the
 * audit head was locked.
 */
export async function record(handle: Tx, key: KeyObject, entry: AuditEntry): Promise<void> {
  const { accountId } = entry;
  const head = heldHeads.get(handle)?.get(accountId) ?? (await lockedHead(handle, accountId));
  const row = {
    account_id: entry.accountId,
    seq: head.seq + 1,
    at: entry.at,
    actor: entry.actor,
    action: entry.action,
    target: entry.target ?? null,
    fields: [...(entry.fields ?? [])],
    ip_prefix: entry.addressRange ?? null,
    request_id: entry.requestId ?? null,
    session_id: entry.sessionId ?? entry.deskSessionId ?? entry.endedSessionId ?? null,
  };
  const hash = link(key, head.hash, row);
  holdHead(handle, accountId, { seq: row.seq, hash });
  const seal = sealOf(key, accountId, { seq: row.seq, hash });
  send(appended({ ...row, prev_hash: head.hash, hash }, seal, entry.sessionId ?? null));
}

/** A person who writes to the tables cannot seal an earlier entry as the newest. */
const sealOf = (key: KeyObject, accountId: string, { seq, hash }: Head): Buffer =>
  createHmac("sha256", key).update(`head|${accountId}|${seq}|`).update(hash).digest();

const appended = (
  row: Selectable<Schema["audit"]>,
  seal: Buffer,
  sessionId: string | null,
) => statement`
  select append_trail(row(${row.account_id}::uuid, ${row.seq}::int, ${row.at}::timestamptz, ${row.actor}::text,
    ${row.action}::text, ${row.target}::text, ${row.fields}::text[], ${row.ip_prefix}::text,
    ${row.request_id}::text, ${row.prev_hash}::bytea, ${row.hash}::bytea,
    ${row.session_id}::uuid)::audit,
    ${seal}::bytea, ${sessionId}::uuid)`;

/** The newest entry of an account's trail. */
export interface Head {
  seq: number;
  hash: Buffer;
}

const heldHeads = new WeakMap<Tx, Map<string, Head>>();

/** Caches a locked head for this transaction. */
export function holdHead(handle: Tx, accountId: string, head: Head): void {
  const heads = heldHeads.get(handle) ?? new Map<string, Head>();
  heldHeads.set(handle, heads.set(accountId, head));
}

/** Lock this before anything else of the account. */
export async function lockHead(handle: Tx, accountId: string): Promise<void> {
  if (heldHeads.get(handle)?.has(accountId)) return;
  holdHead(handle, accountId, await lockedHead(handle, accountId));
}

interface Recorded extends Pick<AuditEntry, "accountId" | "actor" | "action"> {
  target: string;
  since: Date;
}

/** Once the head is locked, of what was written before. */
export async function wasRecorded(handle: Tx, asked: Recorded): Promise<boolean> {
  const found = await handle
    .selectFrom("audit")
    .select("seq")
    .where("account_id", "=", asked.accountId)
    .where("actor", "=", asked.actor)
    .where("action", "=", asked.action)
    .where("target", "=", asked.target)
    .where("at", ">", asked.since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function lockedHead(handle: Tx, accountId: string): Promise<Head> {
  return handle
    .selectFrom("audit_head")
    .select(["seq", "hash"])
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function link(key: KeyObject, before: Buffer, row: { at: Date }): Buffer {
  return createHmac("sha256", key)
    .update(before)
    .update(canonical({ ...row, at: row.at.toISOString() }))
    .digest();
}

/** Names the first row that was edited, removed, moved or inserted; no trail is empty. */
export async function checkTrail(
  handle: Tx,
  key: KeyObject,
  accountId: string,
): Promise<AuditFound> {
  const rows = await handle
    .selectFrom("audit")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("seq")
    .execute();
  let before: Buffer = beginning;
  let seq = 0;
  for (const { prev_hash, hash, ...row } of rows) {
    seq += 1;
    if (row.seq !== seq) return { sound: false, seq, why: "a row is missing" };
    if (!sameBytes(prev_hash, before))
      return { sound: false, seq, why: "a row does not follow the one before it" };
    if (!sameBytes(hash, link(key, before, row)))
      return { sound: false, seq, why: "a row was changed" };
    before = hash;
  }
  const head = await handle
    .selectFrom("audit_head")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const isNewest = head?.seq === seq && sameBytes(head.hash, before);
  if (!isNewest || !head.seal || !sameBytes(head.seal, sealOf(key, accountId, head))) {
    return { sound: false, seq: seq + 1, why: "the newest rows are missing" };
  }
  return { sound: true, rows: seq };
}
