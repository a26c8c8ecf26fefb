import type { LineId } from "#contract/business-lines.ts";
import { reviewMonths } from "#contract/desk/review-cycle.ts";
import type { Tx } from "../database/database.ts";
import { todayOf } from "../mail/today.ts";
import type { Material } from "./cases/case-material.ts";

/** From an approval until it is to be looked at again. */
export async function saveValidity(
  handle: Tx,
  { case: found, risks }: Material,
  line: LineId,
  now: Date,
): Promise<void> {
  const band = risks.find((each) => each.line === line)?.band ?? "low";
  const until = new Date(`${todayOf(now)}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + reviewMonths(todayOf(now), band));
  const dates = { review_on: until.toISOString().slice(0, 10) };
  await handle
    .insertInto("line_validity")
    .values({ account_id: found.account_id, line, ...dates })
    .onConflict((conflict) => conflict.columns(["account_id", "line"]).doUpdateSet(dates))
    .execute();
}
