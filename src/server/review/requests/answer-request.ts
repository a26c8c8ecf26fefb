import type { KycEvent } from "@gatehouse/machines/review/kyc-event";
import type { Tx } from "#server/database/database.ts";
import type { Context } from "#server/http/context.ts";
import { Refused } from "#server/refused.ts";
import { givenFor, type OpenRequest, openItems } from "./applicant-request.ts";
import { casesOf } from "../cases/case-queries.ts";
import { moveKyc } from "../line-moves.ts";
import { endProposals } from "../end-proposals.ts";
import { waitingLines } from "./leave-request.ts";
import { endRequest } from "./request-queries.ts";
import { todayOf } from "#server/clock.ts";
import { applicationTarget } from "#server/audit.ts";

/**
 * Hands the answers to the desk. With a document for every item the review goes on; where an item is answered in
 * words alone the lines keep waiting and the desk decides. Rejects with requestItemsMissing.
 */
export async function answerRequest(
  handle: Tx,
  context: Context,
  { row, request, uploads }: OpenRequest,
): Promise<{ reply_by: string }> {
  const missing = openItems({ request, uploads });
  if (missing.length > 0)
    throw new Refused("requestItemsMissing", {}, { items: missing.map(({ id }) => id) });
  const { accountId, memberId, role: by } = context.member();
  const withFiles = request.items.filter((item) => givenFor(item, uploads).files.length > 0);
  const isWhole = withFiles.length === request.items.length;
  const event: KycEvent = isWhole
    ? {
        type: "kyc.filesSubmitted",
        by,
        answered: withFiles.map(({ id }) => id),
      }
    : { type: "kyc.answeredInWords", by };
  for (const line of await waitingLines(handle, request))
    await moveKyc(handle, { ...context, memberId }, { accountId, line }, event);
  if (isWhole) await endRequest(handle, request.id, "answered", context.now);
  await endProposals(handle, context, { accountId, applicationId: row.id });
  const target = applicationTarget(row.id);
  await context.audit(handle, { action: "request.answer", target, fields: request.lines });
  const found = (await casesOf(handle, accountId)).find((each) => each.application_id === row.id);
  return { reply_by: found?.due_on ?? todayOf(context.now) };
}
