import { linesOf } from "#contract/application/lines-of.ts";
import { formVersion } from "#contract/forms/flows/flow-ids.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { openApplication } from "../application/open-application.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { lockedProgress, type Overview, type Progress, sendProgress } from "./progress-queries.ts";

/** Everything the progress depends on: it is derived again when this changes. */
const basisOf = ({ rules_on, revision, files }: Overview, today: string): string =>
  [formVersion, today, rules_on, revision, files].join(" ");

/** The stored progress, derived again and stored when the answers, the files, the day or the form changed. */
export async function progressOf(
  handle: Tx,
  context: Context,
  overview: Overview,
  today: string,
): Promise<Progress> {
  const basis = basisOf(overview, today);
  if (overview.progress?.basis === basis) return overview.progress;
  const meanwhile = await lockedProgress(handle, overview.id);
  if (meanwhile?.basis === basis) return meanwhile;
  const { flow, answers } = await openApplication(handle, context, overview.id);
  const progress = deriveProgress(flow, answers, today);
  sendProgress(context.member().accountId, overview.id, { basis, ...progress });
  return progress;
}

export const deriveProgress = (flow: FlowOn, answers: AllAnswers, today: string): Progress => ({
  entity_name: nameIn(answers),
  lines: linesOf(answers).map((line) => ({ line, ...itemsLeft(flow, line, answers, { today }) })),
});

const nameIn = (answers: AllAnswers): string => {
  const name = answers["companyInformation"]?.["entityName"];
  return typeof name === "string" ? name : "";
};
