import { minutesAfter } from "../clock.ts";
import type { Db } from "../database/database.ts";
import { type Jobs, type Runner, startRunner } from "../jobs/runner.ts";
import type { Services } from "../services.ts";
import { VendorUnavailable } from "../vendors/identity-vendor.ts";
import type { CheckToSettle } from "./check-queries.ts";
import { claimChecks, claimOverdueChecks } from "./claim-checks.ts";
import { settleCheck } from "./settle-check.ts";

/** Of one run: the next run, a minute later, continues with the others. */
export const checksAtOnce = 20;
/** A check that was asked for since its time was over waits longer: its vendor is away, or a person reviews it. */
const mostOverdue = checksAtOnce / 4;
const overdueMinutes = 10;
const asksAtOnce = 5;

/** Beside the outbox, once a minute: a slow vendor delays no mail. */
export const startSettling = (
  services: Services,
  jobs: Db,
  run: Pick<Jobs, "pool" | "hasTimetable">,
): Runner =>
  startRunner({
    ...run,
    name: "settling",
    log: services.log,
    concurrency: 1,
    crontab: "* * * * * settleChecks ?jobKey=settleChecks&max=1",
    tasks: { settleChecks: (_, stopping) => settleUnderWay(services, jobs, stopping) },
  });

/** Asks the vendors about checks that are under way: a browser that was closed brings no result back. */
export async function settleUnderWay(
  services: Services,
  jobs: Db,
  stopping?: AbortSignal,
): Promise<void> {
  const now = services.clock();
  const checks = await checksToAsk(jobs, now);
  const rest = checks[Symbol.iterator]();
  const askInTurn = async () => {
    for (const check of rest) {
      if (stopping?.aborted) return;
      await settle({ ...services, now }, check);
    }
  };
  await Promise.all(Array.from({ length: asksAtOnce }, askInTurn));
}

async function checksToAsk(jobs: Db, now: Date): Promise<CheckToSettle[]> {
  const before = minutesAfter(now, -overdueMinutes);
  const overdue = await claimOverdueChecks(jobs, mostOverdue, now, before);
  const inTime = await claimChecks(jobs, checksAtOnce - overdue.length, now);
  return [...inTime, ...overdue];
}

async function settle(services: Services & { now: Date }, check: CheckToSettle): Promise<void> {
  try {
    await settleCheck(services, check, "");
  } catch (err) {
    if (err instanceof VendorUnavailable) return;
    services.log.error({ err, check: check.id }, "identity_check_failed");
  }
}
