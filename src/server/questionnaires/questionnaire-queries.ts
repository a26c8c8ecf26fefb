import type { Insertable, Selectable, Updateable } from "kysely";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export type Questionnaire = Selectable<Schema["questionnaire"]>;

/** Null before the first submission of an application. */
export async function questionnaireOf(
  handle: Tx,
  accountId: string,
): Promise<Questionnaire | null> {
  const found = await handle
    .selectFrom("questionnaire")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found ?? null;
}

/** The applications of those that were sent, oldest first. */
export async function sentQuestionnaires(handle: Tx, accountId: string): Promise<string[]> {
  const sent = await handle
    .selectFrom("application")
    .select("id")
    .where("account_id", "=", accountId)
    .where("flow", "=", "questionnaire")
    .where("state", "=", "submitted")
    .orderBy("submitted_at")
    .execute();
  return sent.map(({ id }) => id);
}

export async function insertQuestionnaire(
  handle: Tx,
  given: Insertable<Schema["questionnaire"]>,
): Promise<void> {
  await handle.insertInto("questionnaire").values(given).execute();
}

export async function updateQuestionnaire(
  handle: Tx,
  accountId: string,
  changes: Updateable<Schema["questionnaire"]>,
): Promise<void> {
  await handle
    .updateTable("questionnaire")
    .set(changes)
    .where("account_id", "=", accountId)
    .execute();
}
