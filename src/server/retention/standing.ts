import { sql } from "kysely";
import type { AccountStatus, KycStatus } from "#contract/application/status-names.ts";
import type { Tx } from "../database/database.ts";
import { begunBefore, endOf, retention } from "./rules.ts";

export type ErasureStanding =
  /** Nothing was ever submitted, or the time of the law is over. */
  | { kind: "free" }
  /** `until` is null while a line is open. */
  | { kind: "locked"; until: Date | null }
  | { kind: "held"; reason: string }
  | { kind: "erased" };

/** While a line waits for someone, or may still be opened. */
const isKycOpen: Record<KycStatus, boolean> = {
  notSubmitted: false,
  inProgress: true,
  additionalDocumentsRequired: true,
  approved: true,
  rejected: false,
};

/** Where business is done, or may be again. */
const isAccountLive: Record<AccountStatus, boolean> = {
  pending: false,
  underReview: true,
  normal: true,
  frozen: true,
  closed: false,
};

/** When someone last used an account: a visit, a save, or what was noted before those were removed. */
export const lastUse = sql<Date>`greatest(
  account.used_at, account.created_at,
  (select max(updated_at) from application where account_id = account.id),
  (select max(seen_at) from session where account_id = account.id))`;

/** Accounts that never submitted, and are neither held nor erased. */
export const isUnused = sql<boolean>`
  erased_at is null and held_for is null
  and not exists (select from submission where account_id = account.id)`;

/** Whether an account that never submitted was not used again after its holder was told, for as long as the rule says. */
export async function isAbandoned(handle: Tx, accountId: string, now: Date): Promise<boolean> {
  const found = await handle
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .where(isUnused)
    .where("noticed_at", "<=", begunBefore(retention.abandoned, now))
    .where(sql<boolean>`${lastUse} <= noticed_at`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the law lets an account go. Throws for a state of a line that it does not know. */
export async function erasureStanding(
  handle: Tx,
  accountId: string,
  now: Date,
): Promise<ErasureStanding> {
  const account = await handle
    .selectFrom("account")
    .select(["held_for", "erased_at", lastUse.as("last_use")])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (account.erased_at) return { kind: "erased" };
  if (account.held_for !== null) return { kind: "held", reason: account.held_for };
  const submitted = await handle
    .selectFrom("submission")
    .select((row) => row.fn.max("at").as("at"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!submitted?.at) return { kind: "free" };
  const ended = await relationshipEnd(handle, accountId, [submitted.at, account.last_use]);
  const until = ended && endOf(retention.dueDiligence, ended);
  return until !== null && until <= now ? { kind: "free" } : { kind: "locked", until };
}

/** Null while a line is open. Someone who still uses the account goes on with the relationship. */
async function relationshipEnd(
  handle: Tx,
  accountId: string,
  used: readonly Date[],
): Promise<Date | null> {
  const statuses = await handle
    .selectFrom("line_status")
    .select(["line", "chart", "state", "changed_at"])
    .where("account_id", "=", accountId)
    .where("chart", "in", ["kycStatus", "businessAccount"])
    .execute();
  for (const own of Map.groupBy(statuses, ({ line }) => line).values()) {
    const is = (chart: string, states: Record<string, boolean>) => {
      const name = own.find((each) => each.chart === chart)?.state.split(".", 1)[0];
      if (name === undefined) return false;
      if (!(name in states)) throw new Error(`the state ${name} of ${chart} is not known`);
      return states[name]!;
    };
    const isClosed = own.some(
      (each) => each.chart === "businessAccount" && each.state === "closed",
    );
    if (is("businessAccount", isAccountLive) || (!isClosed && is("kycStatus", isKycOpen)))
      return null;
  }
  const moments = [...used, ...statuses.map(({ changed_at: at }) => at)];
  return new Date(Math.max(...moments.map((at) => at.getTime())));
}
