import type * as calls from "#contract/calls/submissions.ts";
import { flowOn } from "#contract/forms/flows.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../store/database.ts";
import { applicationById } from "../store/queries/application.ts";
import { namesOf } from "../store/queries/member.ts";
import { keptSubmission } from "../store/queries/submission.ts";
import { openSecrets } from "./secret-answers.ts";

export const submittedForm: Handler<typeof calls.submittedForm> = (context, { params }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const row = await applicationById(handle, accountId, params.id);
    const kept = row && (await keptSubmission(handle, row.id));
    if (!row || !kept) throw new Refused("notFound");
    const { snapshot, given, memberId } = kept;
    const names = await namesOf(handle, accountId);
    const key = context.keys.openDataKey(accountId, row.data_key);
    const flow = flowOn(row.flow, snapshot.rulesOn);
    return {
      form_id: row.id,
      flow: row.flow,
      form: snapshot.form,
      ...given,
      submitted_by: names.get(memberId) ?? "",
      today: snapshot.today,
      rules_on: snapshot.rulesOn,
      answers: openSecrets({ flow, key, applicationId: row.id }, snapshot.answers),
    };
  });
};
