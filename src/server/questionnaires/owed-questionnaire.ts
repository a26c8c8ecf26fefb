import type { QuestionnaireKind } from "#contract/forms/questionnaires/subject.ts";
import { kindOf, policyOn } from "#contract/questionnaires/policy.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Tx } from "../database/database.ts";
import { liveSubmissions } from "../submission/live-submissions.ts";
import type { Questionnaire } from "./questionnaire-queries.ts";

export interface Owed {
  kind: QuestionnaireKind;
  isRequired: boolean;
  /** The answers of the submission that it is asked for. */
  about: AllAnswers;
}

/** Null where no line is submitted, or each one was withdrawn or rejected, or its account is closed. */
export async function owedFor(handle: Tx, accountId: string, today: string): Promise<Owed | null> {
  const goingOn = await liveSubmissions(handle, accountId, { withClosed: false });
  const live = goingOn.map(({ answers }) => answers);
  const { required } = policyOn(today);
  const requiring = live.find((answers) => required.includes(kindOf(answers)));
  const about = requiring ?? live[0];
  return about ? { kind: kindOf(about), isRequired: about === requiring, about } : null;
}

/** Stays of its kind, optional and owed by no one where no line goes on. */
export async function owedQuestionnaire(
  handle: Tx,
  { account_id: accountId, kind }: Pick<Questionnaire, "account_id" | "kind">,
  today: string,
): Promise<Owed & { isOwed: boolean }> {
  const owed = await owedFor(handle, accountId, today);
  return owed ? { ...owed, isOwed: true } : { kind, isRequired: false, about: {}, isOwed: false };
}
