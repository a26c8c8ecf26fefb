import { policyOn } from "#contract/questionnaires/policy.ts";
import type { Db } from "../database/database.ts";
import type { Due } from "../review/due.ts";
import { owedQuestionnaire } from "./owed-questionnaire.ts";
import { dueDay, isDueSoon, moveLife, daysAfter } from "./questionnaire-life.ts";
import { questionnaireOf, updateQuestionnaire } from "./questionnaire-queries.ts";

/** Questionnaires that a day has brought near their due date, past it, or past their validity. */
export async function questionnairesDue(jobs: Db, today: string): Promise<Due[]> {
  const near = daysAfter(today, policyOn(today).noticeDays);
  const found = await jobs
    .selectFrom("questionnaire")
    .select("account_id")
    .where((where) =>
      where.or([
        where.and([where("state", "=", "postponed"), where("due_on", "<=", near)]),
        where.and([where("state", "<>", "overdue"), where("due_on", "<", today)]),
        where("valid_until", "<", today),
      ]),
    )
    .execute();
  return found.map(({ account_id: accountId }) => ({
    accountId,
    name: "questionnaire",
    move: async (handle, { now }) => {
      const before = await questionnaireOf(handle, accountId);
      if (!before) return null;
      const owed = await owedQuestionnaire(handle, before, today);
      const event = {
        type: "day.begin",
        today,
        dueOn: dueDay(today, owed.isRequired),
        isDueSoon: isDueSoon(before.due_on, today),
      } as const;
      const life = await moveLife(handle, before, event, now);
      if (!life) return null;
      const kind = life.state === "expired" ? owed.kind : before.kind;
      await updateQuestionnaire(handle, accountId, { ...life, kind });
      return { action: `questionnaire.${life.state}`, target: "questionnaire" };
    },
  }));
}
