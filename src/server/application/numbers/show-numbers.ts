import type * as calls from "#contract/calls/onboarding.ts";
import { numbersIn } from "#contract/questions/numbers/masked.ts";
import { lockHead, applicationTarget } from "#server/audit.ts";
import { inAccount, type Tx } from "#server/database/database.ts";
import type { Context } from "#server/http/context.ts";
import type { Handler } from "#server/http/handler.ts";
import { requireNewSession, verifyPassword } from "#server/sessions/prove-again.ts";
import { loadSubmission } from "#server/submission/submission-queries.ts";
import { type OpenApplication, openApplication } from "../open-application.ts";
import { decryptSecrets } from "../secret-answers.ts";

export const showNumbers: Handler<typeof calls.showNumbers> = async (
  context,
  { body: { form_id: id, password } },
) => {
  const { accountId, role } = context.member();
  // The address of a collaborator can be that of another account, whose password proves nothing here.
  const proof = role === "holder" ? password : undefined;
  if (proof !== undefined) await verifyPassword(context, proof);
  return inAccount(context.db, accountId, async (handle) => {
    if (proof === undefined) await requireNewSession(handle, context);
    await lockHead(handle, accountId);
    const open = await openApplication(handle, context, id);
    const numbers = numbersIn(open.flow, await answersShown(handle, context, open));
    const entry = { action: "application.numbers", target: applicationTarget(id) };
    await context.audit(handle, { ...entry, fields: Object.keys(numbers).toSorted() });
    return { numbers };
  });
};

/** Of a submission the answers as submitted, else those of the draft. */
async function answersShown(
  handle: Tx,
  { keys }: Context,
  { row, flow, answers }: OpenApplication,
) {
  const kept = row.state === "submitted" ? await loadSubmission(handle, row.id) : null;
  if (!kept) return answers;
  const key = keys.openDataKey(row.account_id, row.data_key);
  return decryptSecrets({ flow, key, applicationId: row.id }, kept.snapshot.answers);
}
