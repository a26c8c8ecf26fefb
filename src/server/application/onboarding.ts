import { roles } from "#contract/accounts/roles.ts";
import type * as calls from "#contract/calls/onboarding.ts";
import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../database/database.ts";
import { proofOf } from "../sessions/prove-again.ts";
import { existingStatuses } from "../statuses/line-status-queries.ts";
import { namesOf } from "../accounts/member-queries.ts";
import { submissionOf } from "../submission/submission-queries.ts";
import { lockApplication, openApplication } from "./open-application.ts";
import { approvedForm, openLine } from "./open-biz.ts";
import { lineToOpen, openAccountOf } from "../review/open-account.ts";
import { lockHead } from "../audit.ts";
import { needsWhole } from "./changed-questions.ts";
import { storedFiles } from "./release-uploads.ts";
import { countConflict } from "./conflicts.ts";
import { saveDraft } from "./save.ts";
import { earlierReply, submitDraft } from "../submission/submit.ts";
import { todayOf } from "../clock.ts";

export { formNews } from "./news/form-news.ts";
export { showNumbers } from "./numbers/show-numbers.ts";

export const saveKyc: Handler<typeof calls.saveKyc> = async (context, { body }) => {
  const { accountId, role } = context.member();
  if (body.submit && !roles[role].submit) throw new Refused("holderOnly");
  const lost = body.submit ? await lostFiles(context, body.form_id) : new Set<string>();
  const keysToRemove: string[] = [];
  const reply = await inAccount(context.db, accountId, async (handle) => {
    const open = await lockApplication(handle, context, body.form_id, (row) =>
      needsWhole(body, row),
    );
    const earlier = await earlierReply(handle, context, body);
    if (earlier) return earlier;
    if (open.row.state === "submitted") throw new Refused("alreadySubmitted");
    const saved = await saveDraft(handle, context, open, body).catch((error: unknown) =>
      countConflict(open, body.changes, error, context.now),
    );
    if (saved instanceof Refused) return saved;
    keysToRemove.push(...saved.removed);
    return body.submit ? submitDraft(handle, context, saved, body, lost) : saved.reply;
  });
  if (reply instanceof Refused) throw reply;
  await Promise.all(keysToRemove.map((key) => context.files.remove(key)));
  return reply;
};

/** Checked before the transaction: no I/O other than SQL inside it. */
async function lostFiles(context: Context, formId: string): Promise<Set<string>> {
  const { uploads } = await inAccount(context.db, context.member().accountId, (handle) =>
    openApplication(handle, context, formId),
  );
  const heads = await Promise.all(uploads.map((upload) => context.files.head(upload.key)));
  return new Set(uploads.filter((_, at) => heads[at] === null).map((upload) => upload.client_uid));
}

export const kycForm: Handler<typeof calls.kycForm> = (context, { params }) =>
  inAccount(context.db, context.member().accountId, async (handle) => {
    const { row, flow, answers } = await openApplication(handle, context, params.id);
    const names = await namesOf(handle, row.account_id);
    const untouched = row.stamps.length === 0;
    const submission = await submissionOf(handle, row.id);
    const existing = row.state === "draft" ? await existingStatuses(handle, row.account_id) : [];
    return {
      form_id: row.id,
      flow: row.flow,
      reference: row.reference,
      revision: row.revision,
      answers: maskedAnswers(flow, answers),
      numbers_need: await proofOf(handle, context.member()),
      saved_at: untouched ? null : row.updated_at.getTime(),
      saved_by: untouched ? "" : (names.get(row.updated_by) ?? ""),
      save_ids: row.stamps.flatMap(({ id }) => id ?? []),
      locked: row.state === "submitted",
      today: todayOf(context.now),
      rules_on: flow.rulesOn,
      existing_lines: existing,
      files_total: row.files_total ?? limits.filesTotal,
      files: await storedFiles(handle, row.id),
      submission: submission?.given ?? null,
      told_ready_at: row.told_ready_at?.getTime() ?? null,
    };
  });

export const openBiz: Handler<typeof calls.openBiz> = (context, { body: { line } }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    const found = await lineToOpen(handle, accountId, line);
    if (!found.isApproved)
      return {
        opens: "application" as const,
        ...(await openLine(handle, context, line, true)),
        business_account_status: found.accountStatus,
      };
    return {
      opens: "account" as const,
      ...(await approvedForm(handle, accountId, line)),
      business_account_status: await openAccountOf(handle, context, line, found),
    };
  });
};
