import type { LineId } from "#contract/business-lines.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { reviewMonths } from "#contract/desk/review-cycle.ts";
import { monthsAfter } from "#contract/rules/days.ts";
import { type AllAnswers, rowsOf } from "#contract/questions/answers.ts";
import type { Documents } from "#contract/questions/builders/rows.ts";
import type { Tx } from "../database/database.ts";
import type { Material } from "./cases/case-material.ts";
import { todayOf } from "../clock.ts";

/** Documents that bear the last day on which they are in force. */
const expiring = (Object.keys(documentSlots) as SlotId[]).filter((slot) => slotOf(slot).expires);

/** From an approval until it is to be looked at again. */
export async function saveValidity(
  handle: Tx,
  { case: found, now: submission, risks }: Material,
  line: LineId,
  now: Date,
): Promise<void> {
  const band = risks.find((each) => each.line === line)?.band ?? "low";
  const today = todayOf(now);
  const dates = {
    review_on: monthsAfter(today, reviewMonths(today, band)),
    documents_until: documentsUntil(submission.answers, today),
  };
  await handle
    .insertInto("line_validity")
    .values({ account_id: found.account_id, line, ...dates })
    .onConflict((conflict) => conflict.columns(["account_id", "line"]).doUpdateSet(dates))
    .execute();
}

/** The earliest expiry of what is valid now: an ID document or a certificate. One that has expired was judged by the desk. */
function documentsUntil(answers: AllAnswers, today: string): string | null {
  const people = rowsOf(answers["relatedInformation"]?.["people"]);
  const days = [
    ...[answers["personalInformation"], ...people].map((person) => person?.["idExpiry"]),
    ...Object.values(answers).flatMap((section) =>
      expiring.map((slot) => (section[slot] as Partial<Documents> | undefined)?.expiry),
    ),
  ].filter((day): day is string => typeof day === "string" && day >= today);
  return days.toSorted()[0] ?? null;
}
