import { hourBefore } from "../clock.ts";
import type { Tx } from "../database/database.ts";
import { deskActor, type DeskContext } from "../desk/desk-context.ts";
import type { Case } from "./cases/case-queries.ts";
import { applicationTarget } from "../audit.ts";

/** Its fields are the answer whose numbers the reader was shown. */
export const numberShown = "case.number.read";

/** The answers whose numbers this reader asked to see in the last hour, by their targets. */
export async function shownNumbers(
  handle: Tx,
  context: DeskContext,
  { account_id: accountId, application_id: id }: Case,
): Promise<ReadonlySet<string>> {
  const rows = await handle
    .selectFrom("audit")
    .select("fields")
    .where("account_id", "=", accountId)
    .where("actor", "=", deskActor(context.person().personId))
    .where("action", "=", numberShown)
    .where("target", "=", applicationTarget(id))
    .where("at", ">", hourBefore(context.now))
    .execute();
  return new Set(rows.flatMap(({ fields }) => fields));
}
