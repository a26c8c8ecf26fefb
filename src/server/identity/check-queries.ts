import type { Selectable } from "kysely";
import type { CheckOutcome, CheckState } from "#contract/identity/check-states.ts";
import { daysAfter } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { Link, Subject } from "./link-queries.ts";

export type Check = Selectable<Schema["identity_check"]>;

/** What settling a check reads of it. */
export const settledBy = [
  "id",
  "account_id",
  "kind",
  "person",
  "vendor",
  "transaction",
  "state",
  "expires_at",
] as const;
export type CheckToSettle = Pick<Check, (typeof settledBy)[number]>;

/** Names the check at the vendor. */
export const referenceOf = ({ id }: Pick<Check, "id">): string => id.replaceAll("-", "");

const checksOf = (handle: Tx, { accountId, kind, person }: Subject) =>
  handle
    .selectFrom("identity_check")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("person", "=", person)
    .where("superseded_at", "is", null);

export const subjectOf = ({
  account_id: accountId,
  kind,
  person,
}: Pick<Link, "account_id" | "kind" | "person">): Subject => ({ accountId, kind, person });

/** What has happened since the link was made: the newest check that was under way then, or ended later. */
export async function checkSince(handle: Tx, link: Link): Promise<Check | null> {
  const since = link.created_at;
  const found = await checksOf(handle, subjectOf(link))
    .where((where) =>
      where.or([
        where.and([where("state", "=", "underWay"), where("expires_at", ">", since)]),
        where.and([
          where("ended_at", ">=", since),
          // Given up later, it was over before.
          where.or([
            where("state", "not in", ["timedOut", "systemError"]),
            where("expires_at", ">", since),
          ]),
        ]),
      ]),
    )
    .orderBy("begun_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

export async function liveCheck(handle: Tx, subject: Subject): Promise<Check | null> {
  const found = await checksOf(handle, subject).where("state", "=", "underWay").executeTakeFirst();
  return found ?? null;
}

/** A check that has expired is over for the person, even before the vendor was asked. */
export function stateOf(check: Pick<Check, "state" | "expires_at"> | null, now: Date): CheckState {
  if (!check) return "ready";
  return check.state === "underWay" && check.expires_at <= now ? "timedOut" : check.state;
}

export async function checksToday(handle: Tx, subject: Subject, now: Date): Promise<number> {
  const { count } = await checksOf(handle, subject)
    .where("begun_at", ">", daysAfter(now, -1))
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewCheck {
  id: string;
  vendor: string;
  transaction: string;
  encryptedUrl: Buffer;
  expiresAt: Date;
}

/** Under the lock of the audit head, so that there is one. */
export async function createCheck(
  handle: Tx,
  { accountId, kind, person }: Subject,
  { id, vendor, transaction, encryptedUrl, expiresAt }: NewCheck,
  now: Date,
): Promise<void> {
  await handle
    .insertInto("identity_check")
    .values({
      id,
      account_id: accountId,
      kind,
      person,
      vendor,
      transaction,
      sealed_url: encryptedUrl,
      begun_at: now,
      asked_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

export const checkById = (handle: Tx, id: string): Promise<Check> =>
  handle.selectFrom("identity_check").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** False where it had ended, or counts no more. */
export async function endCheck(
  handle: Tx,
  id: string,
  outcome: CheckOutcome,
  now: Date,
): Promise<boolean> {
  const ended = await handle
    .updateTable("identity_check")
    .set({ state: outcome, ended_at: now })
    .where("id", "=", id)
    .where("state", "=", "underWay")
    .where("superseded_at", "is", null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** What was verified for another address does not count for this one. False where there was nothing. */
export async function supersedeChecks(
  handle: Tx,
  { accountId, kind, person }: Subject,
  now: Date,
): Promise<boolean> {
  const superseded = await handle
    .updateTable("identity_check")
    .set({ superseded_at: now })
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("person", "=", person)
    .where("superseded_at", "is", null)
    .executeTakeFirst();
  return superseded.numUpdatedRows > 0n;
}

/** Of each person the verified check, else the newest one; the account holder is the person without a name. */
export const newestChecks = (handle: Tx, accountId: string): Promise<Check[]> =>
  handle
    .selectFrom("identity_check")
    .distinctOn(["kind", "person"])
    .selectAll()
    .where("account_id", "=", accountId)
    .where("superseded_at", "is", null)
    .orderBy("kind")
    .orderBy("person")
    .orderBy((row) => row("state", "=", "verified"), "desc")
    .orderBy("begun_at", "desc")
    .execute();

/** How often each person has begun a check. */
export const attemptsOf = (handle: Tx, accountId: string) =>
  handle
    .selectFrom("identity_check")
    .select((row) => ["kind", "person", row.fn.countAll<number>().as("count")])
    .where("account_id", "=", accountId)
    .where("superseded_at", "is", null)
    .groupBy(["kind", "person"])
    .execute();

/** Once for the account: it counts for every line. */
export async function isFaceVerified(handle: Tx, accountId: string): Promise<boolean> {
  const found = await checksOf(handle, { accountId, kind: "face", person: "" })
    .where("state", "=", "verified")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
