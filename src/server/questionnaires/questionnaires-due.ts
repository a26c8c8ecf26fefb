import { dayAfter } from "#contract/rules/days.ts";
import { sql } from "kysely";
import { policyOn } from "#contract/questionnaires/policy.ts";
import { readerOf } from "../accounts/member-queries.ts";
import type { Db, Tx } from "../database/database.ts";
import { postMail } from "../mail/mail.ts";
import { questionnaireMail } from "../mail/questionnaire-mails.ts";
import type { Due } from "../review/due.ts";
import type { Moving } from "../review/line-moves.ts";
import { owedQuestionnaire } from "./owed-questionnaire.ts";
import { dueDay, isDueSoon, moveLife } from "./questionnaire-life.ts";
import {
  type Questionnaire,
  questionnaireOf,
  updateQuestionnaire,
} from "./questionnaire-queries.ts";
import { todayOf } from "../clock.ts";

/** Questionnaires that a day has brought near their due date, past it, or past their validity: the account holder is told. */
export async function questionnairesDue(jobs: Db, today: string): Promise<Due[]> {
  const { noticeDays } = policyOn(today);
  const near = dayAfter(today, noticeDays);
  const found = await jobs
    .selectFrom("questionnaire")
    .select("account_id")
    .where((where) =>
      where.or([
        where.and([where("state", "=", "postponed"), where("due_on", "<=", near)]),
        where.and([
          where("state", "in", ["asked", "expired"]),
          where("due_on", "<=", near),
          sql<boolean>`coalesce(reminded_at, state_at) < due_on - ${noticeDays}::integer`,
        ]),
        where.and([where("state", "<>", "overdue"), where("due_on", "<", today)]),
        where("valid_until", "<", today),
      ]),
    )
    .execute();
  return found.map(({ account_id: accountId }) => ({
    accountId,
    name: "questionnaire",
    move: (handle, moving) => moveOn(handle, moving, accountId, today),
  }));
}

async function moveOn(handle: Tx, moving: Moving, accountId: string, today: string) {
  const { now } = moving;
  const before = await questionnaireOf(handle, accountId);
  if (!before) return null;
  const owed = await owedQuestionnaire(handle, before, today);
  const event = {
    type: "day.begin",
    today,
    dueOn: dueDay(today, owed.isRequired),
    isDueSoon: isDueSoon(before.due_on, today),
  } as const;
  const life = (await moveLife(handle, before, event, now)) ?? unmoved(before, today);
  if (!life) return null;
  const kind = life.state === "expired" ? owed.kind : before.kind;
  await updateQuestionnaire(handle, accountId, { ...life, kind, reminded_at: now });
  if (owed.isOwed) await tellHolder(handle, moving, accountId, life);
  return { action: `questionnaire.${life.state}`, target: "questionnaire" };
}

/** One that was asked for and never begun stays so when its due date is near: its holder is reminded. */
function unmoved(before: Questionnaire, today: string): Questionnaire | null {
  const told = todayOf(before.reminded_at ?? before.state_at);
  const isAsked = before.state === "asked" || before.state === "expired";
  return isAsked && isDueSoon(before.due_on, today) && !isDueSoon(before.due_on, told)
    ? before
    : null;
}

type Told = Pick<Questionnaire, "state" | "due_on">;

async function tellHolder(
  handle: Tx,
  { keys, settings, now }: Moving,
  accountId: string,
  { state, due_on: due }: Told,
): Promise<void> {
  if (state !== "asked" && state !== "overdue" && state !== "expired") return;
  const reader = await readerOf(handle, settings, accountId);
  const mail = questionnaireMail(reader, { state, due }, settings.publicUrl);
  await postMail(handle, keys, mail, now);
}
