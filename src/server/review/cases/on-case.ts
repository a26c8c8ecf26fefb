import { lockHead } from "#server/audit.ts";
import type { Tx } from "#server/database/database.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { isDeskSessionLive } from "#server/desk/desk-session-queries.ts";
import { Refused } from "#server/refused.ts";
import { type Case, caseById, casesOf, caseWith } from "./case-queries.ts";

/** A transaction of this person on the account of a case. Rejects with notFound. */
export async function onCase<Result>(
  context: DeskContext,
  id: string,
  work: (handle: Tx, found: Case) => Promise<Result>,
): Promise<Result> {
  const accountId = await accountOf(context, id);
  return context.asPerson(accountId, async (handle) => {
    await lockHead(handle, accountId);
    // It may have ended while the account was locked.
    if (!(await isDeskSessionLive(handle))) throw new Refused("sessionExpired");
    return work(handle, await caseById(handle, id));
  });
}

/** What a person reads of a case, while others go on; an entry on the trail has a transaction of its own. */
export async function readCase<Result>(
  context: DeskContext,
  id: string,
  read: (handle: Tx, found: Case) => Promise<Result>,
): Promise<Result> {
  const accountId = await accountOf(context, id);
  return context.asReader(accountId, async (handle) => read(handle, await caseById(handle, id)));
}

/** Also rejects with caseTaken unless the person has the case, and caseChanged when newer cases have all its lines. */
export const onOwnCase = <Result>(
  context: DeskContext,
  id: string,
  work: (handle: Tx, found: Case) => Promise<Result>,
): Promise<Result> =>
  onCase(context, id, async (handle, found) => {
    if (found.assignee !== context.person().personId) throw new Refused("caseTaken");
    const cases = await casesOf(handle, found.account_id);
    const isCurrent = found.lines.some(
      (line) => caseWith(cases, line)?.application_id === found.application_id,
    );
    if (!isCurrent) throw new Refused("caseChanged");
    return work(handle, found);
  });

async function accountOf(context: DeskContext, id: string): Promise<string> {
  return (await context.asPerson(null, (handle) => caseById(handle, id))).account_id;
}
