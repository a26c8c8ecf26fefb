import { flowOn } from "#contract/forms/flows/flows.ts";
import { prefill } from "#contract/forms/flows/prefill.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { beginApplication } from "../application/application-queries.ts";
import { openApplication, openApplications } from "../application/open-application.ts";
import { withStoredFiles } from "../documents/stored-files.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { todayOf } from "../mail/today.ts";
import { Refused } from "../refused.ts";
import { lifeAfter } from "./questionnaire-life.ts";
import { questionnaireOf, updateQuestionnaire } from "./questionnaire-queries.ts";

/** Gives the id of the draft, or of what was sent while it holds. Rejects with notPossible before it is asked. */
export async function questionnaireForm(handle: Tx, context: Context): Promise<string> {
  const { accountId, memberId } = context.member();
  const found = await questionnaireOf(handle, accountId);
  if (!found) throw new Refused("notPossible");
  const before =
    found.application_id === null
      ? null
      : await openApplication(handle, context, found.application_id);
  if (before && (before.row.state === "draft" || found.state === "sent")) return before.row.id;
  const flow = flowOn("questionnaire", todayOf(context.now));
  const earlier = before ? withStoredFiles(flow, before.answers, []) : {};
  const answers = {
    ...prefill(flow, {}, before ? [{ flow, answers: earlier }] : []),
    questionnaireSubject: await subjectOf(handle, context, found.kind),
  };
  const id = await beginApplication(
    handle,
    { accountId, memberId, flow: "questionnaire", answers },
    context.now,
  );
  const life = lifeAfter(found, { type: "questionnaire.begin" });
  await updateQuestionnaire(handle, accountId, { ...life, application_id: id });
  await context.audit(handle, { action: "questionnaire.begin", target: `application ${id}` });
  return id;
}

/** From the newest application that was submitted. */
async function subjectOf(handle: Tx, context: Context, kind: string): Promise<AllAnswers[string]> {
  const submitted = (await openApplications(handle, context)).find(
    ({ row }) => row.state === "submitted",
  );
  const { hasHighRisk, highRisk } = submitted?.answers["companyInformation"] ?? {};
  return { kind, ...(hasHighRisk === "yes" ? { activities: highRisk } : {}) };
}
