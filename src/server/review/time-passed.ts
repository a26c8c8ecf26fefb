import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import { afterWorkingDays } from "#contract/application/working-days.ts";
import type { LineId } from "#contract/business-lines.ts";
import { lockHead, record, applicationTarget } from "../audit.ts";
import { type Db, inAccount } from "../database/database.ts";
import type { Services } from "../services.ts";
import { beginDay } from "./cases/case-clock.ts";
import { questionnairesDue } from "../questionnaires/questionnaires-due.ts";
import { caseById } from "./cases/case-queries.ts";
import type { Due } from "./due.ts";
import { moveKyc } from "./line-moves.ts";
import { standingsOf, statusOf, waitsFor } from "./standing.ts";
import { todayOf } from "../clock.ts";

const overdue = {
  from: "additionalDocumentsRequired.requested",
  event: { type: "kyc.dueDatePassed", by: "system" } satisfies KycEvent,
};

const lapseOf = (cause: "periodicReview" | "documentExpired") => ({
  from: "approved",
  event: { type: "kyc.lapse", by: "system", cause } satisfies KycEvent,
});

/**
 * Moves what a date has made due: requests past their due date, approvals due for review or with an expired document, the clocks of cases and questionnaires.
 * Nothing is due for a line whose account is closed. Each in its own transaction, so that one that fails is tried again at the next run and delays no other. Gives how many moved.
 * When the server stops, it leaves the others to a later run, and rejects.
 */
export async function passTime(
  services: Services,
  jobs: Db,
  stopping?: AbortSignal,
): Promise<number> {
  const today = todayOf(services.clock());
  let moved = 0;
  // Clocks after what can start them again.
  for (const find of [requestsBefore, approvalsEnding, clocksDue, questionnairesDue])
    for (const each of await find(jobs, today)) {
      stopping?.throwIfAborted();
      if (await isMoved(services, each)) moved += 1;
    }
  return moved;
}

async function requestsBefore(jobs: Db, today: string): Promise<Due[]> {
  const requests = await jobs
    .selectFrom("document_request")
    .innerJoin("request_item", "request_item.request_id", "document_request.id")
    .select(["document_request.account_id", "document_request.lines"])
    .select((row) => row.fn.agg<string[]>("array_agg", ["request_item.id"]).as("items"))
    .where("ended_at", "is", null)
    .where("due_on", "<", today)
    .groupBy("document_request.id")
    .execute();
  return requests.flatMap(({ account_id, lines, items }) =>
    lines.map((line) => lineDue(account_id, line as LineId, overdue, items)),
  );
}

/** A document that has expired comes before a review. */
async function approvalsEnding(jobs: Db, today: string): Promise<Due[]> {
  const approvals = await jobs
    .selectFrom("line_validity")
    .innerJoin("line_status", (join) =>
      join
        .onRef("line_status.account_id", "=", "line_validity.account_id")
        .onRef("line_status.line", "=", "line_validity.line"),
    )
    .select(["line_validity.account_id", "line_validity.line", "documents_until"])
    .where("chart", "=", "kycStatus")
    .where("state", "=", "approved")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("line_status as account")
            .select("account.line")
            .whereRef("account.account_id", "=", "line_validity.account_id")
            .whereRef("account.line", "=", "line_validity.line")
            .where("account.chart", "=", "businessAccount")
            .where("account.state", "=", "closed"),
        ),
      ),
    )
    .where((where) =>
      where.or([where("review_on", "<=", today), where("documents_until", "<", today)]),
    )
    .execute();
  return approvals.map(({ account_id, line, documents_until: until }) => {
    const isExpired = until !== null && until < today;
    return lineDue(
      account_id,
      line as LineId,
      lapseOf(isExpired ? "documentExpired" : "periodicReview"),
    );
  });
}

/** `items`: of the request that is overdue. */
function lineDue(
  accountId: string,
  line: LineId,
  { from, event }: { from: string; event: KycEvent },
  items?: readonly string[],
): Due {
  return {
    accountId,
    name: line,
    move: async (handle, moving) => {
      const statuses = await standingsOf(handle, accountId);
      const status = statusOf(statuses, line, "kycStatus");
      if (status?.state !== from || (items && !waitsFor(items)(status))) return null;
      if (statusOf(statuses, line, "businessAccount")?.state === "closed") return null;
      await moveKyc(handle, moving, { accountId, line }, event);
      return { action: event.type, target: `line ${line}` };
    },
  };
}

/** Cases whose clock a day has made due soon or late. */
async function clocksDue(jobs: Db, today: string): Promise<Due[]> {
  const tomorrow = (["HK", "SG"] as const).map((region) => afterWorkingDays(today, 1, region));
  const cases = await jobs
    .selectFrom("review_case")
    .select(["account_id", "application_id"])
    .where((where) =>
      where.or([
        where.and([
          where("clock", "=", "onTime"),
          where("due_on", "<=", tomorrow.toSorted().at(-1)!),
        ]),
        where.and([where("clock", "=", "dueSoon"), where("due_on", "<", today)]),
      ]),
    )
    .execute();
  return cases.map(({ account_id: accountId, application_id: id }) => ({
    accountId,
    name: id,
    move: async (handle, { now }) => {
      const state = await beginDay(handle, await caseById(handle, id), now);
      return state && { action: `case.${state}`, target: applicationTarget(id) };
    },
  }));
}

async function isMoved(services: Services, { accountId, name, move }: Due): Promise<boolean> {
  const { db, keys, log } = services;
  const now = services.clock();
  try {
    return await inAccount(db, accountId, async (handle) => {
      await lockHead(handle, accountId);
      const auditEntry = await move(handle, { ...services, now });
      if (!auditEntry) return false;
      await record(handle, keys.auditKey, { accountId, at: now, actor: "system", ...auditEntry });
      return true;
    });
  } catch (err) {
    log.error({ err, name }, "time_passed_failed");
    return false;
  }
}
