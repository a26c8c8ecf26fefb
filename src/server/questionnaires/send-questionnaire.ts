import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { lastValidDay, moveLife } from "./questionnaire-life.ts";
import { questionnaireOf, updateQuestionnaire } from "./questionnaire-queries.ts";
import { todayOf } from "../clock.ts";
import { applicationTarget } from "../audit.ts";

/** Rejects with alreadySubmitted when it is not owed. */
export async function sendQuestionnaire(
  handle: Tx,
  context: Context,
  applicationId: string,
): Promise<void> {
  const { accountId, role } = context.member();
  const found = await questionnaireOf(handle, accountId);
  const validUntil = lastValidDay(todayOf(context.now));
  const event = { type: "questionnaire.send", by: role, validUntil } as const;
  const life =
    found?.application_id === applicationId && (await moveLife(handle, found, event, context.now));
  if (!life) throw new Refused("alreadySubmitted");
  await updateQuestionnaire(handle, accountId, { ...life, sent_at: context.now });
  await context.audit(handle, {
    action: "questionnaire.send",
    target: applicationTarget(applicationId),
  });
}
