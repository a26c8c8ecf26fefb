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
