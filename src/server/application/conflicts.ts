import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import { namesOf } from "../accounts/member-queries.ts";
import { send, type Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import { counted } from "./edits/save-edit.ts";
import { entriesOf, type Merged } from "./merge.ts";
import type { OpenApplication } from "./open-application.ts";

/** The changes of others, their numbers masked, with the name of the person who made them. */
export async function joined(
  handle: Tx,
  context: Context,
  { flow }: Pick<OpenApplication, "flow">,
  { by, theirs }: { by: string | null; theirs: Changes },
): Promise<{ by: string; theirs: Changes }> {
  const names = await namesOf(handle, context.member().accountId);
  return { by: names.get(by ?? "") ?? "", theirs: maskedAnswers(flow, theirs) };
}

/** Rejects a save with revisionConflict and what others changed. */
export async function rejectConflict(
  handle: Tx,
  context: Context,
  open: OpenApplication,
  merged: Merged,
): Promise<never> {
  await rejectEndedSession(handle, context.member().sessionId);
  const { by, theirs } = await joined(handle, context, open, merged);
  const fields =
    merged.kind === "conflict" ? merged.fields : entriesOf(theirs).map(([path]) => path);
  const data = {
    revision: open.row.revision,
    by,
    at: open.row.updated_at.getTime(),
    fields,
    theirs,
  };
  throw new Refused("revisionConflict", {}, data);
}

/**
 * Counts what a save wanted to write as an edit, for a conflict costs as much; the transaction must commit it.
 * Throws every other error, and editsSpent.
 */
export function countConflict(
  { row }: Pick<OpenApplication, "row">,
  changes: Changes,
  error: unknown,
  now: Date,
): Refused {
  if (!(error instanceof Refused) || error.refusal !== "revisionConflict") throw error;
  const count = counted(row, Buffer.byteLength(JSON.stringify(changes)), now);
  send(statement`
    update application set edit_bytes = ${count.edit_bytes}, edits_since = ${count.edits_since}
    where id = ${row.id}`);
  return error;
}
