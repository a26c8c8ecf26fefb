import type * as calls from "#contract/calls/submissions.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { Handler } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { inAccount } from "../database/database.ts";
import { applicationById } from "../application/application-queries.ts";
import { namesOf } from "../accounts/member-queries.ts";
import { loadSubmission } from "./submission-queries.ts";
import { openSecrets } from "../application/secret-answers.ts";

export const submittedForm: Handler<typeof calls.submittedForm> = (context, { params }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const row = await applicationById(handle, accountId, params.id);
    const kept = row && (await loadSubmission(handle, row.id));
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
