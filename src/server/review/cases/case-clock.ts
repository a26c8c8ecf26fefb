import { queueOf } from "#contract/desk/queue-of.ts";
import type { Queue } from "#contract/desk/queues.ts";
import type { LineId } from "#contract/business-lines.ts";
import { afterWorkingDays, regionOf, workingDaysLeft } from "#contract/application/working-days.ts";
import { limits } from "#contract/limits.ts";
import type { Tx } from "#server/database/database.ts";
import { todayOf } from "#server/mail/today.ts";
import { type Case, casesOf, caseWith, updateCase } from "./case-queries.ts";
import { type LineOfAccount, lineStandings } from "../standing.ts";

/** Queues in which the applicant must act: the clock of the case is paused. */
const pausing: readonly Queue[] = ["waiting", "overdue"];

/** The case follows its lines: its queue, since when, and its clock in working days. */
export async function refreshCase(
  handle: Tx,
  { accountId, line }: LineOfAccount,
  now: Date,
): Promise<void> {
  const cases = await casesOf(handle, accountId);
  const found = caseWith(cases, line);
  if (!found) return;
  const own = found.lines.filter((each) => caseWith(cases, each) === found);
  const standings = await lineStandings(handle, accountId, own);
  const queue = queueOf(standings, found.round > 1);
  // The applicant sees the clock: it must not tell of a proposal.
  const clock = queueOf(
    standings.map((each) => ({ ...each, decision: "" })),
    found.round > 1,
  );
  const isAnswered = clock === "resubmitted" && isPaused(found);
  await updateCase(handle, found.application_id, {
    queue,
    round: found.round + (isAnswered ? 1 : 0),
    ...(queue === found.queue ? {} : { queued_at: now }),
    ...clockOf(found, clock, todayOf(now)),
  });
}

const isPaused = ({ queue, due_on }: Case) => queue !== "closed" && due_on === null;

function clockOf(found: Case, queue: Queue, today: string) {
  const region = regionOf(found.lines as LineId[]);
  if (queue === "closed") return { due_on: null, days_left: null };
  if (pausing.includes(queue)) {
    if (found.due_on === null) return {};
    return { due_on: null, days_left: workingDaysLeft(today, found.due_on, region) };
  }
  if (found.due_on !== null) return {};
  const left = Math.max(found.days_left ?? limits.replyWorkingDays, 1);
  return { due_on: afterWorkingDays(today, left, region), days_left: null };
}
