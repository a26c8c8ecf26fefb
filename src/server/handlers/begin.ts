import type { FlowId } from "#contract/forms/flow-ids.ts";
import { flows, flowsFor } from "#contract/forms/flows.ts";
import { sharedAnswers } from "#contract/forms/shared.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { inAccount, type Tx } from "../store/database.ts";
import { accountOf } from "../store/queries/account.ts";
import { beginApplication, newestApplications } from "../store/queries/application.ts";
import { openApplication, openRow } from "./open-application.ts";
import { saveDraft } from "./save.ts";

/**
 * The application of one flow, begun where there is none yet with what the account has answered elsewhere. Gives its id;
 * a flow that is not open to this kind of applicant is not found.
 */
export function applicationOf(context: Context, flow: FlowId): Promise<string> {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const { registerType } = await accountOf(handle, accountId);
    if (!flowsFor[registerType].includes(flow)) throw new Refused("notFound");
    const known = await newestApplications(handle, accountId);
    return known.find((row) => row.flow === flow)?.id ?? begin(handle, context, flow);
  });
}

async function begin(handle: Tx, context: Context, flow: FlowId): Promise<string> {
  const { accountId, memberId } = context.member();
  const others = await newestApplications(handle, accountId);
  const form_id = await beginApplication(handle, { accountId, memberId, flow }, context.now);
  await context.audit(handle, { action: "application.begin", target: `application ${form_id}` });
  const [other] = others;
  if (!other) return form_id;
  const changes = sharedAnswers(flows[flow], (await openRow(handle, context, other)).answers);
  const open = await openApplication(handle, context, form_id, { lock: true });
  const { revision } = open.row;
  await saveDraft(handle, context, open, { form_id, revision, changes, restart: false });
  return form_id;
}
