import type { LineId } from "#contract/business-lines.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Tx } from "../database/database.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { Refused } from "../refused.ts";
import { type Case, casesOf, caseWith } from "./cases/case-queries.ts";
import { applicationTarget } from "../audit.ts";

export const deskRole = (roles: readonly DeskRole[]): "approver" | "reviewer" =>
  roles.includes("approver") ? "approver" : "reviewer";

export const movingOf = (context: DeskContext) => ({
  ...context,
  personId: context.person().personId,
});

/** Rejects with notFound for a line of another case, and with caseChanged when a newer one has it. */
export async function lineIn(handle: Tx, found: Case, line: LineId) {
  const { account_id: accountId, application_id: id } = found;
  if (!found.lines.includes(line)) throw new Refused("notFound");
  if (caseWith(await casesOf(handle, accountId), line)?.application_id !== id)
    throw new Refused("caseChanged");
  return { accountId, line };
}

/** False where the person has sent it already. */
export async function saveNote(
  handle: Tx,
  context: DeskContext,
  { application_id, account_id }: Case,
  text: string,
  key: string | null = null,
): Promise<boolean> {
  const person_id = context.person().personId;
  const note = { application_id, account_id, text, person_id, key, at: context.now };
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto("review_note")
    .values(note)
    .onConflict((conflict) => conflict.columns(["person_id", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const recordOn = (
  handle: Tx,
  context: DeskContext,
  { account_id: accountId, application_id: id }: Case,
  action: string,
  fields: readonly string[] = [],
): Promise<void> =>
  context.audit(handle, { accountId, action, target: applicationTarget(id), fields });
