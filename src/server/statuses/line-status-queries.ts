import { type LineId, lineIds } from "#contract/business-lines.ts";
import type { Tx } from "../database/database.ts";

export function statusesOf(handle: Tx, accountId: string) {
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
): Promise<{ line: LineId; kyc_status: string }[]> {
  const statuses = await statusesOf(handle, accountId);
  return lineIds.flatMap((id) =>
    statuses
      .filter(({ line, chart }) => line === id && chart === "kycStatus")
      .filter(({ state }) => state !== "notSubmitted")
      .map(({ state }) => ({ line: id, kyc_status: state })),
  );
}

export const existingLines = async (handle: Tx, accountId: string): Promise<LineId[]> =>
  (await existingStatuses(handle, accountId)).map(({ line }) => line);

/** Oldest first. */
export function eventsOf(handle: Tx, accountId: string) {
  return handle
    .selectFrom("line_event")
    .innerJoin("line_status", "line_status.id", "line_event.status_id")
    .select([
      "line_status.line",
      "line_event.event",
      "line_event.at",
      "line_event.by_role",
      "line_event.member_id",
    ])
    .where("line_event.account_id", "=", accountId)
    .orderBy("line_event.at")
    .orderBy("line_event.seq")
    .execute();
}
