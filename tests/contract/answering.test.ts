import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical } from "#contract/application/canonical.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import {
  askedOf,
  type FlowOn,
  visibleAnswers,
  issuesOfApplication,
  planFor,
} from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

const today = "2026-11-20";

type Step = [string, string, unknown];

const stepsOf = (all: AllAnswers): Step[] =>
  Object.entries(all).flatMap(([id, own]) =>
    Object.entries(own).map(([name, answer]): Step => [id, name, answer]),
  );

const togetherFrom = (steps: readonly Step[]): AllAnswers => {
  const all: AllAnswers = {};
  for (const [id, name, answer] of steps) all[id] = { ...all[id], [name]: answer };
  return all;
};

const outcome = (flow: FlowOn, all: AllAnswers) => ({
  plan: planFor(flow, all),
  issues: issuesOfApplication(flow, all, { today, lines: linesOf(all) }),
  kept: canonical(askedOf(flow, all)),
});

/** What else may be said at a question: each of its options, yes or no, or nothing. */
function othersAt(flow: FlowOn, id: string, name: string): unknown[] {
  const question = flow.sections[id]!.questions[name]!;
  const values = question.options?.map(({ value }) => value) ?? [];
  if (question.kind === "choices") return [undefined, ...values.map((value) => [value])];
  return question.kind === "yesNo" ? ["yes", "no", undefined] : [undefined, "", ...values];
}

/** An application with some answers left out and some branches taken otherwise. */
const someAnswers = (flow: FlowOn, sample: readonly Step[]) =>
  fc.tuple(
    ...sample.map(([id, name, answer]) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.constant<Step>([id, name, answer]) },
        {
          weight: 1,
          arbitrary: fc
            .constantFrom(...othersAt(flow, id, name))
            .map((other): Step => [id, name, other]),
        },
      ),
    ),
  );

const generated = (flow: FlowOn, line: string, entityType: string) =>
  generatedAnswers(
    flow,
    { given: { applicableAccount: { lines: [line] }, entryBoarding: { entityType } }, says: "yes" },
    today,
  );

const institutional = flowOn("institutional", today);
const otcInstitution = flowOn("otcInstitution", today);
const otcIndividual = flowOn("otcIndividual", today);

describe.each<[string, FlowOn, AllAnswers]>([
  ["a company of the institutional flow", institutional, sampleAnswers(today)],
  ["a trust", institutional, generated(institutional, "goldToken", "trust")],
  ["a provider", otcInstitution, generated(otcInstitution, "otcHongKong", "vasp")],
  ["one person", otcIndividual, generated(otcIndividual, "otcSingapore", "")],
])("answering, as %s,", (_, flow, answers) => {
  const sample = stepsOf(answers);
  const some = someAnswers(flow, sample);

  test("in another order changes nothing", () => {
    const inTwoOrders = some.chain((steps) =>
      fc.tuple(
        fc.constant(steps),
        fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length }),
      ),
    );
    fc.assert(
      fc.property(inTwoOrders, ([steps, others]) => {
        expect(outcome(flow, togetherFrom(others))).toEqual(outcome(flow, togetherFrom(steps)));
      }),
      { numRuns: 50 },
    );
  });

  test("what is later hidden changes nothing, on whatever page", () => {
    const leftovers = fc.constantFrom<unknown>("\u0000", "yes", 7, null, [], { a: 1 }, "left over");
    fc.assert(
      fc.property(some, fc.infiniteStream(leftovers), (steps, stream) => {
        const all = togetherFrom(steps);
        const visible = visibleAnswers(flow, all);
        const asked = new Set(planFor(flow, all).map(({ section }) => section));
        const dirty = structuredClone(all);
        for (const [id, section] of Object.entries(flow.sections)) {
          const names = asked.has(id)
            ? askedQuestions(section, all[id] ?? {}, visible, today).map(([name]) => name)
            : [];
          for (const name of Object.keys(section.questions))
            if (!names.includes(name) && (all[id] || !asked.has(id)))
              dirty[id] = { ...dirty[id], [name]: stream.next().value };
        }
        expect(outcome(flow, dirty)).toEqual(outcome(flow, all));
      }),
      { numRuns: 50 },
    );
  });

  test("with anything at all never throws, and is refused or kept", () => {
    const junk = fc.dictionary(
      fc.constantFrom(...Object.keys(flow.sections)),
      fc.dictionary(fc.constantFrom(...sample.map(([, name]) => name)), fc.jsonValue()),
    );
    fc.assert(
      fc.property(junk, (all) => {
        expect(outcome(flow, all as AllAnswers).issues.length > 0).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
