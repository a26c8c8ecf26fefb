import { msg } from "@lingui/core/macro";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical } from "#contract/canonical.ts";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { askedOf, issuesOfApplication, planFor } from "#contract/forms/pages.ts";
import { longText, text, yesNo } from "#contract/questions/builders.ts";
import { isEmpty, no, yes } from "#contract/questions/question.ts";
import type { Facts } from "#contract/questions/rules.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import {
  type AllAnswers,
  type Answers,
  askedAnswers,
  issuesIn,
  section,
} from "#contract/questions/section.ts";
import { sampleAnswers } from "../sample.ts";

const today = "2026-11-20";
const facts: Facts = { today, lines: ["exchange", "custodyHongKong"] };

const chain = section("chain", msg`Chain`, {
  owns: yesNo(msg`Owns`),
  rents: yesNo(msg`Rents`, { askedWhen: yes("owns") }),
  since: text(msg`Since`, { askedWhen: yes("rents") }),
  why: longText(msg`Why`, { askedWhen: no("owns"), whenEmpty: "explanationRequired" }),
  more: text(msg`More`, { optional: msg`if any` }),
});

const asked = (own: Answers) => askedQuestions(chain, own, {}).map(([name]) => name);

describe("a chain of conditions", () => {
  test.each<[Answers, string[]]>([
    [{}, ["owns", "more"]],
    [{ owns: "yes" }, ["owns", "rents", "more"]],
    [{ owns: "yes", rents: "yes" }, ["owns", "rents", "since", "more"]],
    [{ owns: "no" }, ["owns", "why", "more"]],
    [{ owns: "no", rents: "yes", since: "2015" }, ["owns", "why", "more"]],
  ])("%j asks %j", (own, names) => {
    expect(asked(own)).toEqual(names);
  });

  test("what is hidden is neither checked nor kept", () => {
    const own = { owns: "no", why: "None needed", rents: "perhaps", since: "\u0000" };
    expect(issuesIn(chain, own, {}, facts)).toEqual([]);
    expect(askedAnswers(chain, own, {})).toEqual({ owns: "no", why: "None needed" });
  });

  test("what is shown again is checked again", () => {
    const own = { owns: "yes", rents: "yes", since: "\u0000" };
    expect(issuesIn(chain, own, {}, facts)).toEqual([{ path: "since", code: "controlCharacters" }]);
  });

  test("an empty answer has the code of its kind, or the question's own", () => {
    expect([
      issuesIn(chain, {}, {}, facts),
      issuesIn(chain, { owns: "no", why: "  " }, {}, facts),
      issuesIn(chain, { owns: "maybe" }, {}, facts),
      issuesIn(chain, { owns: "yes", rents: "no", more: "🚢" }, {}, facts),
    ]).toEqual([
      [{ path: "owns", code: "itemRequired" }],
      [{ path: "why", code: "explanationRequired" }],
      [{ path: "owns", code: "selectRequired" }],
      [{ path: "more", code: "notAnAnswer" }],
    ]);
  });
});

test.each([
  [undefined, true],
  [null, true],
  [false, true],
  ["", true],
  ["  ", true],
  ["--", true],
  [[], true],
  [{}, true],
  [{ line1: "", country: "" }, true],
  [{ files: [], dated: "" }, true],
  [0, false],
  [true, false],
  ["0", false],
  [["a"], false],
  [{ currency: "HKD", amount: "" }, false],
])("isEmpty of %j is %s", (answer, expected) => {
  expect(isEmpty(answer)).toBe(expected);
});

/** Every answer of the sample, by section and question. */
const answersOf = (all: AllAnswers): [string, string, unknown][] =>
  Object.entries(all).flatMap(([id, own]) =>
    Object.entries(own).map(([name, answer]): [string, string, unknown] => [id, name, answer]),
  );

const togetherFrom = (steps: readonly [string, string, unknown][]): AllAnswers => {
  const all: AllAnswers = {};
  for (const [id, name, answer] of steps) all[id] = { ...all[id], [name]: answer };
  return all;
};

const outcome = (all: AllAnswers) => ({
  plan: planFor(institutional, all),
  issues: issuesOfApplication(institutional, all, facts),
  kept: canonical(askedOf(institutional, all)),
});

const sample = answersOf(sampleAnswers(today));
const branches = ["yes", "no", "over3", "none", "portfolio", "totalAssets", undefined, ""];
const isBranch = (answer: unknown) => typeof answer === "string" && branches.includes(answer);

/** The sample with some answers left out and some branches taken otherwise. */
const someAnswers = fc.tuple(
  ...sample.map(([id, name, answer]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<[string, string, unknown]>([id, name, answer]) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(...(isBranch(answer) ? branches : [undefined]))
          .map((other): [string, string, unknown] => [id, name, other]),
      },
    ),
  ),
);

describe("answering", () => {
  test("in another order changes nothing", () => {
    const inTwoOrders = someAnswers.chain((steps) =>
      fc.tuple(
        fc.constant(steps),
        fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length }),
      ),
    );
    fc.assert(
      fc.property(inTwoOrders, ([steps, others]) => {
        expect(outcome(togetherFrom(others))).toEqual(outcome(togetherFrom(steps)));
      }),
      { numRuns: 150 },
    );
  });

  test("what is later hidden changes nothing", () => {
    const leftovers = fc.constantFrom<unknown>("\u0000", "yes", 7, null, [], { a: 1 }, "left over");
    fc.assert(
      fc.property(someAnswers, fc.infiniteStream(leftovers), (steps, stream) => {
        const all = togetherFrom(steps);
        const dirty = structuredClone(all);
        for (const { section: id } of planFor(institutional, all)) {
          const own = all[id] ?? {};
          const names = askedQuestions(institutional.sections[id]!, own, all).map(([name]) => name);
          for (const name of Object.keys(institutional.sections[id]!.questions))
            if (!names.includes(name)) dirty[id] = { ...dirty[id], [name]: stream.next().value };
        }
        expect(outcome(dirty)).toEqual(outcome(all));
      }),
      { numRuns: 150 },
    );
  });

  test("with anything at all never throws, and is refused or kept", () => {
    const junk = fc.dictionary(
      fc.constantFrom(...Object.keys(institutional.sections)),
      fc.dictionary(fc.constantFrom(...sample.map(([, name]) => name)), fc.jsonValue()),
    );
    fc.assert(
      fc.property(junk, (all) => {
        const { issues } = outcome(all as AllAnswers);
        expect(issues.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
