import type { ReplyTo } from "#contract/calls/call.ts";
import type * as calls from "#contract/calls/questionnaires/questionnaires.ts";
import { lockHead } from "../audit.ts";
import { inAccount } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { questionnaireForm } from "./begin-questionnaire.ts";
import { isDueSoon, moveLife } from "./questionnaire-life.ts";
import { questionnaireOf, updateQuestionnaire } from "./questionnaire-queries.ts";
import { todayOf } from "../clock.ts";

export function questionnaireStatus(
  context: Context,
): Promise<ReplyTo<typeof calls.questionStatus>> {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const found = await questionnaireOf(handle, accountId);
    return {
      status: found?.state ?? "notAsked",
      required: found?.is_required ?? false,
      due_on: found?.due_on ?? null,
      is_due_soon: isDueSoon(found?.due_on ?? null, todayOf(context.now)),
      form_id: found?.application_id ?? null,
      sent_at: found?.sent_at?.getTime() ?? null,
      valid_until: found?.valid_until ?? null,
    };
  });
}

export const questionStatus: Handler<typeof calls.questionStatus> = (context) =>
  questionnaireStatus(context);

export const beginQuestionnaire: Handler<typeof calls.beginQuestionnaire> = (context) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    return { form_id: await questionnaireForm(handle, context) };
  });
};

export const postponeQuestionnaire: Handler<typeof calls.postponeQuestionnaire> = (context) => {
  const { accountId, role: by } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    const found = await questionnaireOf(handle, accountId);
    const isLast = isDueSoon(found?.due_on ?? null, todayOf(context.now));
    const event = { type: "questionnaire.postpone", by, isDueSoon: isLast } as const;
    const life = found && (await moveLife(handle, found, event, context.now));
    if (!life) throw new Refused("notPossible");
    await updateQuestionnaire(handle, accountId, life);
    await context.audit(handle, { action: "questionnaire.postpone" });
    return {};
  });
};
