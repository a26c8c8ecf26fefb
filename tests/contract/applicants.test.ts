import { describe, expect, test } from "vitest";
import { type LineId, lineIds, lineOf } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { ownFilesIn } from "#contract/file-limits.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { linesOpenFor } from "#contract/forms/lines.ts";
import { askedOf, issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { entityTypes } from "#contract/options/lists.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { requiredPaths } from "../support/contract/required-paths.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

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

/** A professional investor has a trust corporation as trustee. */
const trustee = ({ line, entityType }: Applicant): AllAnswers =>
  entityType === "trust" && lineOf(line).investorClass === "HK"
    ? { trustInformation: { corporateParties: "yes" } }
    : {};

const answersOf = (one: Applicant): AllAnswers => {
  const { flow, line, entityType, says } = one;
  const lines = { applicableAccount: { lines: [line] }, entryBoarding: { entityType } };
  return generatedAnswers(
    flowOn(flow, today),
    { given: { ...lines, ...trustee(one) }, says },
    today,
  );
};

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
    const found = requiredPaths(flow, answers, today).map(([section, path]) => {
      const [first] = issuesOfApplication(flow, without(answers, section, path), facts);
      return `${first?.section}.${first?.path}`;
    });
    expect(found).toEqual(
      requiredPaths(flow, answers, today).map(([section, path]) => [section, ...path].join(".")),
    );
  });
});

test("all of them, in a table: answers asked and documents, saying yes and saying no", () => {
  const table: Record<string, Record<string, string>> = {};
  for (const applicant of applicants) {
    const { line, flow, entityType, says } = applicant;
    const answers = answersOf(applicant);
    const count = `${requiredPaths(flowOn(flow, today), answers, today).length} (${ownFilesIn(answers)})`;
    const cells = (table[line] ??= {});
    cells[entityType] = says === "yes" ? count : `${cells[entityType]}, ${count}`;
  }
  console.table(table);
  const open = lineIds.filter((id) => linesOpenFor(lineOf(id).flow, "institution").includes(id));
  expect(applicants.length).toBe(
    2 * (open.length * entityTypes.length + linesOpenFor("otc", "individual").length),
  );
});
