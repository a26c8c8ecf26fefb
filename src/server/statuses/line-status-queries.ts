import { type LineId, lineIds } from "#contract/business-lines.ts";
import {
  type KycStatus,
  type KycStatusName,
  kycStatusNames,
} from "#contract/application/status-names.ts";
import type { Tx } from "../database/database.ts";

function statusesOf(handle: Tx, accountId: string) {
  return handle
    .selectFrom("line_status")
    .select(["id", "line", "chart", "state"])
    .where("account_id", "=", accountId)
    .execute();
}

/** Lines that were submitted and not withdrawn. */
export async function existingStatuses(
  handle: Tx,
  accountId: string,
): Promise<{ line: LineId; kyc_status: KycStatusName }[]> {
  const statuses = await statusesOf(handle, accountId);
  return lineIds.flatMap((id) =>
    statuses
      .filter(({ line, chart }) => line === id && chart === "kycStatus")
      .filter(({ state }) => state !== "notSubmitted")
      .map(({ state }) => ({ line: id, kyc_status: kycStatusNames[state as KycStatus] })),
  );
}

export const existingLines = async (handle: Tx, accountId: string): Promise<LineId[]> =>
  (await existingStatuses(handle, accountId)).map(({ line }) => line);

/** Oldest first; the decisions of the desk are not for the applicant. */
export function eventsOf(handle: Tx, accountId: string) {
  return handle
    .selectFrom("line_event")
    .innerJoin("line_status", "line_status.id", "line_event.status_id")
    .select(["line_status.line", "line_event.event", "line_event.at", "line_event.member_id"])
    .where("line_event.account_id", "=", accountId)
    .where("line_event.chart", "<>", "decision")
    .orderBy("line_event.at")
    .orderBy("line_event.chart", "desc")
    .orderBy("line_event.seq")
    .execute();
}
