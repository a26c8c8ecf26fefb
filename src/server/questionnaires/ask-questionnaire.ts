import { policyOn } from "#contract/questionnaires/policy.ts";
import type { QuestionnaireKind } from "#contract/forms/questionnaires/subject.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mail/today.ts";
import type { Tx } from "../database/database.ts";
import { insertQuestionnaire, questionnaireOf } from "./questionnaire-queries.ts";
import { dueDay, lifeAfter } from "./questionnaire-life.ts";

/** The first submission of an account asks for its questionnaire. */
export async function askQuestionnaire(
  handle: Tx,
  context: Context,
  asked: AllAnswers,
): Promise<void> {
  const { accountId } = context.member();
  if (await questionnaireOf(handle, accountId)) return;
  const today = todayOf(context.now);
  const kind = kindOf(asked);
  const isRequired = policyOn(today).required.includes(kind);
  const life = lifeAfter(
    { state: "notAsked", due_on: null, valid_until: null },
    { type: "questionnaire.ask", dueOn: dueDay(today, isRequired) },
  )!;
  await insertQuestionnaire(handle, {
    ...life,
    account_id: accountId,
    kind,
    is_required: isRequired,
  });
  await context.audit(handle, { action: "questionnaire.ask" });
}

export const kindOf = (asked: AllAnswers): QuestionnaireKind =>
  (asked["entryBoarding"]?.["entityType"] as QuestionnaireKind | undefined) ?? "individual";
