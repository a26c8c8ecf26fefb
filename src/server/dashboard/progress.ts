import { linesOf } from "#contract/application/lines-of.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { openApplication } from "../application/open-application.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { currentValue } from "./derived.ts";
import { basisOf, type Overview, type Progress } from "./overviews.ts";

export function progressOf(
  handle: Tx,
  context: Context,
  overview: Overview,
  today: string,
): Promise<Progress> {
  const key = { accountId: context.member().accountId, name: `progress ${overview.id}` };
  return currentValue(handle, key, basisOf(overview, today), overview.progress, async () => {
    const { flow, answers } = await openApplication(handle, context, overview.id);
    return deriveProgress(flow, answers, today);
  });
}

export const deriveProgress = (flow: FlowOn, answers: AllAnswers, today: string): Progress => ({
  entity_name: nameIn(answers),
  lines: linesOf(answers).map((line) => ({ line, ...itemsLeft(flow, line, answers, { today }) })),
});

const nameIn = (answers: AllAnswers): string => {
  const name = answers["companyInformation"]?.["entityName"];
  return typeof name === "string" ? name : "";
};
