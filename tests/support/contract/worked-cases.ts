import { linesOf } from "#contract/application/lines-of.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf, issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { classesOf, type Classification } from "#contract/investor/classify.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { individualForOtc, type WorkedCase } from "./people-cases.ts";

/** The day on which a case is submitted. */
export const workedDay = "2026-11-20";

const flows = {
  company: flowOn("institutional", workedDay),
  individual: flowOn("otcIndividual", workedDay),
};
const complete: Record<WorkedCase["of"], () => AllAnswers> = {
  company: () => sampleAnswers(workedDay),
  individual: () => generatedAnswers(flows.individual, individualForOtc, workedDay),
};

export const answersIn = ({ of, change }: WorkedCase): AllAnswers => change(complete[of]());

interface Found {
  section: string;
  path: string;
  code: string;
}

export const told = (issues: readonly Found[]): string[] =>
  issues.map(({ section, path, code }) => `${section}.${path} ${code}`);

/** What a case says is stored, found in what was stored. */
export const storedIn = (
  { stored = {}, classes }: WorkedCase,
  answers: AllAnswers,
  met: readonly Classification[],
) => ({
  stored: Object.fromEntries(Object.keys(stored).map((path) => [path, at(answers, path)])),
  ...(classes ? { classes: met.map(({ region, code }) => `${region} ${code}`) } : {}),
});

const at = (answers: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (part, step) => (part as Record<string, unknown> | undefined)?.[step],
      answers,
    );

/** The outcome that the table names, of a contract or a server. */
export const expectedOf = ({ refused, stored = {}, classes }: WorkedCase) => ({
  refused,
  ...(refused.length === 0 ? { stored, ...(classes ? { classes } : {}) } : {}),
});

/** What the contract says to a case. */
export function outcomeInContract(worked: WorkedCase) {
  const today = workedDay;
  const answers = answersIn(worked);
  const flow = flows[worked.of];
  const refused = told(issuesOfApplication(flow, answers, { today, lines: linesOf(answers) }));
  if (refused.length > 0) return { refused };
  const asked = askedOf(flow, answers);
  const days = { today, rulesOn: flow.rulesOn };
  return { refused, ...storedIn(worked, asked, classesOf(asked, days)) };
}
