import type { Insertable, Selectable, Updateable } from "kysely";
import type { Tx } from "#server/database/database.ts";
import type { Schema } from "#server/database/schema.ts";
import { Refused } from "#server/refused.ts";

export type Case = Selectable<Schema["review_case"]>;

export async function insertCase(
  handle: Tx,
  given: Insertable<Schema["review_case"]>,
): Promise<void> {
  await handle.insertInto("review_case").values(given).execute();
}

export async function updateCase(
  handle: Tx,
  id: string,
  changes: Updateable<Schema["review_case"]>,
): Promise<void> {
  await handle.updateTable("review_case").set(changes).where("application_id", "=", id).execute();
}

/** As a person of the desk. */
export async function caseById(handle: Tx, id: string): Promise<Case> {
  const found = await handle
    .selectFrom("review_case")
    .selectAll()
    .where("application_id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Refused("notFound");
  return found;
}

/** The cases of an account, newest first. */
export const casesOf = (handle: Tx, accountId: string): Promise<Case[]> =>
  handle
    .selectFrom("review_case")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("submitted_at", "desc")
    .execute();

/** The case in which a line is reviewed: the newest that has it. */
export const caseWith = (cases: readonly Case[], line: string): Case | undefined =>
  cases.find(({ lines }) => lines.includes(line));
