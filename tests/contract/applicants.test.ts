import { describe, expect, test } from "vitest";
import { type LineId, lineIds, lineOf } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { ownFilesIn } from "#contract/file-limits.ts";
import type { FlowId } from "#contract/forms/flow-ids.ts";
import { flowOn } from "#contract/forms/flows.ts";
import { linesOpenFor } from "#contract/forms/lines.ts";
import { askedOf, type FlowOn, issuesOfApplication, planFor } from "#contract/forms/pages.ts";
import { itemsLeft } from "#contract/forms/progress.ts";
import { entityTypes } from "#contract/options/lists.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "../generated.ts";

const today = "2026-11-20";

interface Applicant {
  flow: FlowId;
  line: LineId;
  entityType: string;
  says: "yes" | "no";
}

/** Every entity type x line x audience that the registry allows. */
const applicants: Applicant[] = lineIds.flatMap((line) => {
  const { audience, flow } = lineOf(line);
  const entities = linesOpenFor(flow, "institution").includes(line) ? entityTypes : [];
  return (["yes", "no"] as const).flatMap((says) => [
    ...entities.map(({ value }) => ({
      flow: flow === "otc" ? ("otcInstitution" as const) : flow,
      line,
      entityType: value as string,
      says,
    })),
    ...(audience.includes("individual")
      ? [{ flow: "otcIndividual" as const, line, entityType: "individual", says }]
      : []),
  ]);
});

const answersOf = ({ flow, line, entityType, says }: Applicant): AllAnswers =>
  generatedAnswers(
    flowOn(flow, today),
    { given: { applicableAccount: { lines: [line] }, entryBoarding: { entityType } }, says },
    today,
  );

/** Section and path of every required answer that is asked, those inside rows included. */
function requiredPaths(flow: FlowOn, answers: AllAnswers): [string, (string | number)[]][] {
  return planFor(flow, answers).flatMap(({ section }) => {
    const own = answers[section] ?? {};
    return askedQuestions(flow.sections[section]!, own, answers, today)
      .filter(([, question]) => !question.optional)
      .flatMap(([name, question]): [string, (string | number)[]][] => [
        [section, [name]],
        ...(question.each ? ((own[name] ?? []) as Answers[]) : []).flatMap((row, index) =>
          askedQuestions(question.each!, row, answers, today)
            .filter(([, inner]) => !inner.optional)
            .map(([inner]): [string, (string | number)[]] => [section, [name, index, inner]]),
        ),
      ]);
  });
}

function without(answers: AllAnswers, section: string, path: readonly (string | number)[]) {
  const left = structuredClone(answers);
  let place = left[section] as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>;
  delete place[path.at(-1)!];
  return left;
}

describe.each(applicants)("$entityType for $line, saying $says", (applicant) => {
  const flow = flowOn(applicant.flow, today);
  const answers = answersOf(applicant);
  const facts = { today, lines: [applicant.line] };

  test("fills everything that is asked, and may submit it", () => {
    expect(issuesOfApplication(flow, answers, facts)).toEqual([]);
    expect(askedOf(flow, answers)).toEqual(answers);
    expect(itemsLeft(flow, applicant.line, answers, facts).left).toEqual([]);
    expect(ownFilesIn(answers)).toBeLessThanOrEqual(limits.filesTotal);
  });

  test("is refused without any one answer or document, at that one first", () => {
    const found = requiredPaths(flow, answers).map(([section, path]) => {
      const [first] = issuesOfApplication(flow, without(answers, section, path), facts);
      return `${first?.section}.${first?.path}`;
    });
    expect(found).toEqual(
      requiredPaths(flow, answers).map(([section, path]) => [section, ...path].join(".")),
    );
  });
});

test("all of them, in a table: answers asked and documents, saying yes and saying no", () => {
  const table: Record<string, Record<string, string>> = {};
  for (const applicant of applicants) {
    const { line, flow, entityType, says } = applicant;
    const answers = answersOf(applicant);
    const count = `${requiredPaths(flowOn(flow, today), answers).length} (${ownFilesIn(answers)})`;
    const cells = (table[line] ??= {});
    cells[entityType] = says === "yes" ? count : `${cells[entityType]}, ${count}`;
  }
  console.table(table);
  const open = lineIds.filter((id) => linesOpenFor(lineOf(id).flow, "institution").includes(id));
  expect(applicants.length).toBe(
    2 * (open.length * entityTypes.length + linesOpenFor("otc", "individual").length),
  );
});
