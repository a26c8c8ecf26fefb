import type { Tx } from "../database/database.ts";
import { endOf, retention } from "./rules.ts";

export type ErasureStanding =
  /** Nothing was ever submitted, or the time of the law is over. */
  | { kind: "free" }
  /** `until` is null while a line is open. */
  | { kind: "locked"; until: Date | null }
  | { kind: "held"; reason: string }
  | { kind: "erased" };

/** Accounts of a line in which business is done, or may be again. */
const live = ["underReview", "normal", "frozen"];

/** Whether the law lets an account go. */
export async function erasureStanding(
  handle: Tx,
  accountId: string,
  now: Date,
): Promise<ErasureStanding> {
  const { held_for, erased_at } = await handle
    .selectFrom("account")
    .select(["held_for", "erased_at"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (erased_at) return { kind: "erased" };
  if (held_for !== null) return { kind: "held", reason: held_for };
  const submitted = await handle
    .selectFrom("submission")
    .select((row) => row.fn.max("at").as("at"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!submitted?.at) return { kind: "free" };
  const ended = await relationshipEnd(handle, accountId, submitted.at);
  const until = ended && endOf(retention.dueDiligence, ended);
  return until !== null && until <= now ? { kind: "free" } : { kind: "locked", until };
}

/** Null while a line waits for someone, may still be opened, or has an account that is not closed. */
async function relationshipEnd(
  handle: Tx,
  accountId: string,
  submitted: Date,
): Promise<Date | null> {
  const statuses = await handle
    .selectFrom("line_status")
    .select(["line", "chart", "state", "changed_at"])
    .where("account_id", "=", accountId)
    .execute();
  for (const own of Map.groupBy(statuses, ({ line }) => line).values()) {
    const stateOf = (chart: string) => own.find((each) => each.chart === chart)?.state ?? "";
    const isOver = stateOf("businessAccount") === "closed" || !isOpen(stateOf("kycStatus"));
    if (!isOver || live.includes(stateOf("businessAccount"))) return null;
  }
  const moments = [submitted, ...statuses.map(({ changed_at: at }) => at)];
  return new Date(Math.max(...moments.map((at) => at.getTime())));
}

const isOpen = (kyc: string): boolean =>
  ["inProgress", "additionalDocumentsRequired", "approved"].includes(kyc.split(".", 1)[0]!);
