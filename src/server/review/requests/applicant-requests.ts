import type { LineId } from "#contract/business-lines.ts";
import type * as calls from "#contract/calls/requests.ts";
import { lockHead } from "#server/audit.ts";
import { openLine } from "#server/application/open-biz.ts";
import type { Tx } from "#server/database/database.ts";
import { inAccount } from "#server/database/database.ts";
import type { Context } from "#server/http/context.ts";
import type { Handler } from "#server/http/handler.ts";
import { spendUse, savedWords } from "#server/http/rate-limits.ts";
import { Refused } from "#server/refused.ts";
import { answerRequest } from "./answer-request.ts";
import { openItems, openRequestIn, requestReply } from "./applicant-request.ts";
import { moveAccount, moveKyc } from "../line-moves.ts";
import { endProposals } from "../end-proposals.ts";
import { leaveRequest } from "./leave-request.ts";
import { saveWords } from "./request-queries.ts";

const asMember = <Result>(
  context: Context,
  work: (handle: Tx, accountId: string) => Promise<Result>,
) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    return work(handle, accountId);
  });
};

export const otherDocumentsCount: Handler<typeof calls.otherDocumentsCount> = (
  context,
  { params },
) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const found = await openRequestIn(handle, accountId, params.id);
    return { count: found ? openItems(found).length : 0 };
  });
};

export const documentRequest: Handler<typeof calls.documentRequest> = (context, { params }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const found = await openRequestIn(handle, accountId, params.id);
    if (!found) throw new Refused("notFound");
    return requestReply(found, context);
  });
};

export const saveRequestWords: Handler<typeof calls.saveRequestWords> = (context, { body }) =>
  asMember(context, async (handle, accountId) => {
    const found = await openRequestIn(handle, accountId, body.form_id);
    const item = found?.request.items.find(({ id }) => id === body.item);
    if (!item) throw new Refused("notPossible");
    const limit = { key: `request words|${accountId}`, ...savedWords };
    await spendUse(handle, limit, context.now);
    await saveWords(handle, item.id, body.words === "" ? null : body.words);
    await endProposals(handle, context, { accountId, applicationId: body.form_id });
    await context.audit(handle, { action: "request.words", target: `item ${item.id}` });
    return {};
  });

export const additionalFiles: Handler<typeof calls.additionalFiles> = (context, { body }) =>
  asMember(context, async (handle, accountId) => {
    const found = await openRequestIn(handle, accountId, body.form_id);
    if (!found) throw new Refused("notPossible");
    return answerRequest(handle, context, found);
  });

export const withdrawLine: Handler<typeof calls.withdrawLine> = (context, { body }) =>
  asMember(context, async (handle, accountId) => {
    await moveByMember(handle, context, body.line, "kyc.withdraw");
    await leaveRequest(handle, { accountId, line: body.line }, "withdrawn", context.now);
    await context.audit(handle, { action: "line.withdraw", target: `line ${body.line}` });
    return openLine(handle, context, body.line, false);
  });

export const reopenLine: Handler<typeof calls.reopenLine> = (context, { body }) =>
  asMember(context, async (handle) => {
    await moveByMember(handle, context, body.line, "kyc.reopen");
    await context.audit(handle, { action: "line.reopen", target: `line ${body.line}` });
    return openLine(handle, context, body.line, false);
  });

function moveByMember(
  handle: Tx,
  context: Context,
  line: LineId,
  type: "kyc.withdraw" | "kyc.reopen",
): Promise<void> {
  const { accountId, memberId, role } = context.member();
  return moveKyc(handle, { ...context, memberId }, { accountId, line }, { type, by: role });
}

export const closeAccount: Handler<typeof calls.closeAccount> = (context, { body }) =>
  asMember(context, async (handle, accountId) => {
    const { memberId, role: by } = context.member();
    const line = { accountId, line: body.line };
    const event = { type: "account.close", by } as const;
    await moveAccount(handle, { ...context, memberId }, line, event);
    await context.audit(handle, { action: "account.close", target: `line ${body.line}` });
    return {};
  });
