import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { LineId } from "#contract/business-lines.ts";
import { reviewMonths } from "#contract/desk/review-cycle.ts";
import type { Tx } from "../database/database.ts";
import { todayOf } from "../mail/today.ts";
import type { Material } from "./cases/case-material.ts";

/** From an approval until it is to be looked at again. */
export async function saveValidity(
  handle: Tx,
  { case: found, now: submission, risks }: Material,
  line: LineId,
  now: Date,
): Promise<void> {
  const band = risks.find((each) => each.line === line)?.band ?? "low";
  const until = new Date(`${todayOf(now)}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + reviewMonths(todayOf(now), band));
  const dates = {
    review_on: until.toISOString().slice(0, 10),
    documents_until: documentsUntil(submission.answers, todayOf(now)),
  };
  await handle
    .insertInto("line_validity")
    .values({ account_id: found.account_id, line, ...dates })
    .onConflict((conflict) => conflict.columns(["account_id", "line"]).doUpdateSet(dates))
    .execute();
}

/** The earliest expiry of an ID document that is valid now; one that has expired was judged by the desk. */
function documentsUntil(answers: AllAnswers, today: string): string | null {
  const people = (answers["relatedInformation"]?.["people"] ?? []) as Answers[];
  const days = [answers["personalInformation"], ...people].flatMap((person) => {
    const day = person?.["idExpiry"];
    return typeof day === "string" && day >= today ? [day] : [];
  });
  return days.toSorted()[0] ?? null;
}
