import type { LineId } from "#contract/business-lines.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import { itemsLeft, type ItemsLeft, type LeftOf } from "#contract/forms/flows/progress.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { openApplication } from "../application/open-application.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { basisOf, type Overview } from "./overviews.ts";
import { leftWhereChanged, type SectionCache } from "./section-cache.ts";

/** What the dashboard shows of the answers of one application. */
export interface Progress {
  entity_name: string;
  lines: ({ line: LineId } & ItemsLeft)[];
}

export function progressOf(
  handle: Tx,
  context: Context,
  overview: Overview,
  today: string,
): Promise<Progress> {
  return context.derived.get(`progress ${basisOf(overview, today)}`, async () => {
    const { flow, answers } = await openApplication(handle, context, overview.id);
    const name = `sections ${overview.id}`;
    const days = { today, rulesOn: flow.rulesOn };
    const before = context.derived.saved<SectionCache>(name) ?? {};
    const { cache, leftOf } = leftWhereChanged(before, days);
    const progress = deriveProgress(flow, answers, today, leftOf);
    context.derived.save(name, cache);
    return progress;
  });
}

export const deriveProgress = (
  flow: FlowOn,
  answers: AllAnswers,
  today: string,
  leftOf?: LeftOf,
): Progress => ({
  entity_name: nameIn(answers),
  lines: linesOf(answers).map((line) => ({
    line,
    ...itemsLeft(flow, line, answers, { today }, leftOf),
  })),
});

const nameIn = (answers: AllAnswers): string => {
  const name = answers["companyInformation"]?.["entityName"];
  return typeof name === "string" ? name : "";
};
