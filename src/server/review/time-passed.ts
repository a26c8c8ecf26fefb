import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import type { LineId } from "#contract/business-lines.ts";
import { lockHead, record } from "../audit.ts";
import { type Db, inAccount } from "../database/database.ts";
import { todayOf } from "../mail/today.ts";
import type { Services } from "../services.ts";
import { moveKyc } from "./line-moves.ts";
import { standingsOf, statusOf, waitsFor } from "./standing.ts";

interface Due {
  account_id: string;
  line: string;
  /** Of the request that is overdue. */
  items?: string[];
}

/** States in which the passing of a date moves a line, and the event. */
const dueDate = {
  from: ["additionalDocumentsRequired.requested"],
  event: { type: "kyc.dueDatePassed", by: "system" } satisfies KycEvent,
};

const periodicReview = {
  from: ["approved"],
  event: { type: "kyc.lapse", by: "system", cause: "periodicReview" } satisfies KycEvent,
};

/**
 * Moves what a date has made due: requests past their due date and approvals due for review. Each account in its own
 * transaction, so that one that fails is tried again at the next run and delays no other. Gives how many lines moved.
 */
export async function passTime(services: Services, owner: Db): Promise<number> {
  const today = todayOf(services.clock());
  const requests = await owner
    .selectFrom("document_request")
    .innerJoin("request_item", "request_item.request_id", "document_request.id")
    .select(["document_request.account_id", "document_request.lines"])
    .select((row) => row.fn.agg<string[]>("array_agg", ["request_item.id"]).as("items"))
    .where("ended_at", "is", null)
    .where("due_on", "<", today)
    .groupBy("document_request.id")
    .execute();
  const reviews = await owner
    .selectFrom("line_validity")
    .select(["account_id", "line"])
    .where("review_on", "<=", today)
    .execute();
  const overdue = requests.flatMap(({ account_id, lines, items }) =>
    lines.map((line): Due => ({ account_id, line, items })),
  );
  let moved = 0;
  for (const due of overdue) moved += await moveDue(services, due, dueDate);
  for (const due of reviews) moved += await moveDue(services, due, periodicReview);
  return moved;
}

async function moveDue(
  services: Services,
  { account_id: accountId, line, items }: Due,
  { from, event }: { from: readonly string[]; event: KycEvent },
): Promise<number> {
  const { db, keys, log } = services;
  const at = services.clock();
  try {
    return await inAccount(db, accountId, async (handle) => {
      await lockHead(handle, accountId);
      const statuses = await standingsOf(handle, accountId);
      const status = statusOf(statuses, line, "kycStatus");
      if (!status || !from.includes(status.state)) return 0;
      if (items && !waitsFor(items)(status)) return 0;
      const moving = { ...services, now: at };
      await moveKyc(handle, moving, { accountId, line: line as LineId }, event);
      const deed = { accountId, at, actor: "system", action: event.type, target: `line ${line}` };
      await record(handle, keys.auditKey, deed);
      return 1;
    });
  } catch (err) {
    log.error({ err, line }, "time_passed_failed");
    return 0;
  }
}
