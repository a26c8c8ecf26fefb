import type { LineId } from "#contract/business-lines.ts";
import type { Tx } from "#server/database/database.ts";
import { casesOf, caseWith } from "../cases/case-queries.ts";
import { type LineOfAccount, standingsOf, waitsFor } from "../standing.ts";
import { endRequest, openRequestOf, type Request, type RequestOutcome } from "./request-queries.ts";

/**
 * The lines of a request that still wait for it: others were withdrawn or rejected meanwhile, and may wait for a
 * request of a later application.
 */
export async function waitingLines(
  handle: Tx,
  { account_id, lines, items }: Pick<Request, "account_id" | "lines" | "items">,
): Promise<LineId[]> {
  const statuses = await standingsOf(handle, account_id);
  const isAsked = waitsFor(items.map(({ id }) => id));
  return (lines as LineId[]).filter((line) =>
    statuses.some((each) => each.line === line && isAsked(each)),
  );
}

/** A line has left its request, which ends with the last of its lines. */
export async function leaveRequest(
  handle: Tx,
  { accountId, line }: LineOfAccount,
  outcome: RequestOutcome,
  now: Date,
): Promise<void> {
  const found = caseWith(await casesOf(handle, accountId), line);
  const open = found && (await openRequestOf(handle, found.application_id));
  if (!open?.lines.includes(line)) return;
  if ((await waitingLines(handle, open)).length === 0)
    await endRequest(handle, open.id, outcome, now);
}
