import { reviewClock, type ReviewClockEvent } from "@gatehouse/machines/review/review-clock";
import { type StateValueFrom, transition } from "xstate";
import { afterWorkingDays, regionOf, workingDaysLeft } from "#contract/application/working-days.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { ClockState } from "#contract/desk/clock.ts";
import { queueOf } from "#contract/desk/queue-of.ts";
import type { Queue } from "#contract/desk/queues.ts";
import { limits } from "#contract/limits.ts";
import { countMove } from "#server/charts/server-moves.ts";
import type { Tx } from "#server/database/database.ts";
import { flat } from "#server/statuses/flat-state.ts";
import { type LineOfAccount, lineStandings } from "../standing.ts";
import { type Case, casesOf, caseWith, updateCase } from "./case-queries.ts";
import { todayOf } from "#server/clock.ts";

/** Queues in which the applicant must act: the clock of the case is paused. */
const pausing: readonly Queue[] = ["waiting", "overdue"];

/** The case follows its lines: its queue, since when, and its clock. */
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
  const shown = queueOf(
    standings.map((each) => ({ ...each, decision: "" })),
    found.round > 1,
  );
  const isAnswered = shown === "resubmitted" && found.clock === "paused";
  await updateCase(handle, found.application_id, {
    queue,
    round: found.round + (isAnswered ? 1 : 0),
    ...(queue === found.queue ? {} : { queued_at: now }),
    ...(await moveClock(handle, found, clockEvent(found, shown, todayOf(now)), now)),
  });
}

function clockEvent(found: Case, queue: Queue, today: string): ReviewClockEvent {
  const region = regionOf(found.lines as LineId[]);
  if (queue === "closed") return { type: "clock.stop" };
  if (pausing.includes(queue)) {
    const daysLeft = found.due_on === null ? 0 : workingDaysLeft(today, found.due_on, region);
    return { type: "clock.pause", daysLeft };
  }
  const left = Math.max(found.days_left ?? limits.replyWorkingDays, 1);
  return { type: "clock.start", dueOn: afterWorkingDays(today, left, region) };
}

/** A day has begun for a case whose clock runs. Gives the state that it led to, or null when it led to none. */
export async function beginDay(handle: Tx, found: Case, now: Date): Promise<ClockState | null> {
  const today = todayOf(now);
  if (found.due_on === null) return null;
  const daysLeft = workingDaysLeft(today, found.due_on, regionOf(found.lines as LineId[]));
  const after = await moveClock(handle, found, { type: "day.begin", today, daysLeft }, now);
  if (after.clock === found.clock) return null;
  await updateCase(handle, found.application_id, after);
  return after.clock;
}

type Clock = Pick<Case, "clock" | "clock_at" | "due_on" | "days_left">;

const values = {
  onTime: { running: "onTime" },
  dueSoon: { running: "dueSoon" },
  late: { running: "late" },
  paused: "paused",
  stopped: "stopped",
} satisfies Record<ClockState, StateValueFrom<typeof reviewClock>>;

/** As it was where the chart ignores the event. */
async function moveClock(
  handle: Tx,
  before: Clock,
  event: ReviewClockEvent,
  now: Date,
): Promise<Clock> {
  const { clock_at: since } = before;
  const context = { dueOn: before.due_on, daysLeft: before.days_left };
  const at = reviewClock.resolveState({ value: values[before.clock], context });
  const [after] = transition(reviewClock, at, event);
  const [from, to] = [flat(at.value), flat(after.value)];
  const move = { from, event: event.type, to, since, now };
  return {
    clock: to.split(".").at(-1) as ClockState,
    clock_at: at.can(event) ? await countMove(handle, "reviewClock", move) : since,
    due_on: after.context.dueOn,
    days_left: after.context.daysLeft,
  };
}
