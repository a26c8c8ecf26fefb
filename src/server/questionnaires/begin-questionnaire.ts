import { flowOn } from "#contract/forms/flows/flows.ts";
import { prefill } from "#contract/forms/flows/prefill.ts";
import { beginApplication } from "../application/application-queries.ts";
import { type OpenApplication, openApplication } from "../application/open-application.ts";
import { withStoredFiles } from "../documents/stored-files.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { moveLife } from "./questionnaire-life.ts";
import { owedQuestionnaire } from "./owed-questionnaire.ts";
import {
  type Questionnaire,
  questionnaireOf,
  updateQuestionnaire,
} from "./questionnaire-queries.ts";
import { subjectOf } from "./subject.ts";
import { todayOf } from "../clock.ts";
import { applicationTarget } from "../audit.ts";

/** Gives the id of the draft, or of what was sent while it holds. Rejects with notPossible before it is asked. */
export async function questionnaireForm(handle: Tx, context: Context): Promise<string> {
  const { accountId } = context.member();
  const found = await questionnaireOf(handle, accountId);
  if (!found) throw new Refused("notPossible");
  const before =
    found.application_id === null
      ? null
      : await openApplication(handle, context, found.application_id);
  const isKept = before?.row.state === "draft" || found.state === "sent";
  const life = await moveLife(handle, found, { type: "questionnaire.begin" }, context.now);
  if (before && isKept && !life) return before.row.id;
  const id = before && isKept ? before.row.id : await beginDraft(handle, context, found, before);
  await updateQuestionnaire(handle, accountId, { ...life, application_id: id });
  await context.audit(handle, { action: "questionnaire.begin", target: applicationTarget(id) });
  return id;
}

/** With the answers of what was sent before. */
async function beginDraft(
  handle: Tx,
  context: Context,
  found: Questionnaire,
  before: OpenApplication | null,
): Promise<string> {
  const { accountId, memberId } = context.member();
  const today = todayOf(context.now);
  const flow = flowOn("questionnaire", today);
  const earlier = before ? [{ flow, answers: withStoredFiles(flow, before.answers, []) }] : [];
  const { about } = await owedQuestionnaire(handle, found, today);
  const answers = {
    ...prefill(flow, {}, earlier),
    questionnaireSubject: subjectOf(found.kind, about),
  };
  const begun = { accountId, memberId, flow: "questionnaire", answers } as const;
  return beginApplication(handle, begun, context.now);
}
