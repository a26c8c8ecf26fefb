import { type LineId, lineIds } from "#contract/business-lines.ts";
import type { Tx } from "../database/database.ts";

/** The statuses of an account's lines, both charts. */
export function statusesOf(handle: Tx, accountId: string) {
  return handle
    .selectFrom("line_status")
    .select(["id", "line", "chart", "state"])
    .where("account_id", "=", accountId)
    .execute();
}

/** The lines of an account whose application was handed in and not withdrawn, each with its status. */
export async function appliedStatuses(
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

/** The same lines by themselves. */
export const appliedLines = async (handle: Tx, accountId: string): Promise<LineId[]> =>
  (await appliedStatuses(handle, accountId)).map(({ line }) => line);

/** What happened to the lines of an account, the oldest first. */
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
