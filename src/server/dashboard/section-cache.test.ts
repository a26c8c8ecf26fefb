import { expect, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { itemsLeft, type LeftOf } from "#contract/forms/flows/progress.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { tenApplicants } from "#tests/support/applicants/ten-applicants.ts";
import { leftWhereChanged, type SectionCache } from "./section-cache.ts";

const today = "2026-11-24";
const days = { today, rulesOn: today };

/** The first row of a list with another first answer. */
const withOtherRow = (own: Answers): Answers =>
  Object.fromEntries(
    Object.entries(own).map(([name, answer]) => {
      const [row, ...rows] = Array.isArray(answer) ? (answer as Answers[]) : [];
      if (typeof row !== "object") return [name, answer];
      const [first = "id"] = Object.keys(row).filter((each) => each !== "id");
      return [name, [{ ...row, [first]: "" }, ...rows]];
    }),
  );

/** Without each section, without the first answer of each, with another row in each, and whole again. */
function changesOf(whole: AllAnswers): AllAnswers[] {
  return Object.entries(whole).flatMap(([id, own]) => {
    const { [id]: _, ...others } = whole;
    const [, ...rest] = Object.entries(own);
    const changed = [Object.fromEntries(rest), withOtherRow(own)];
    return [others, ...changed.map((each) => ({ ...whole, [id]: each })), whole];
  });
}

test.each(tenApplicants)(
  "the cached sections of $name are what is derived without a cache, whatever changes",
  ({ flow: id, given, line }) => {
    const flow = flowOn(id, today);
    const whole = generatedAnswers(flow, { given, says: "no" }, today);
    let before: SectionCache = {};
    for (const answers of changesOf(whole)) {
      const { cache, leftOf } = leftWhereChanged(before, days);
      const found = itemsLeft(flow, line, answers, { today }, leftOf);
      expect(found).toEqual(itemsLeft(flow, line, answers, { today }));
      before = cache;
    }
  },
);

/** The sections of the sample application that are derived again after a change. */
function derivedAfter(changed: AllAnswers, later = days): string[] {
  const flow = flowOn("institutional", today);
  const { cache, leftOf: first } = leftWhereChanged({}, days);
  itemsLeft(flow, "exchange", sampleAnswers(today), { today }, first);
  const { leftOf } = leftWhereChanged(cache, later);
  const derived: string[] = [];
  const noting: LeftOf = (name, all, derive) =>
    leftOf(name, all, (tracked) => {
      derived.push(name);
      return derive(tracked);
    });
  itemsLeft(flow, "exchange", { ...sampleAnswers(today), ...changed }, { today }, noting);
  return derived;
}

test("after a change only the sections that read it are derived again", () => {
  const { businessInformation: own } = sampleAnswers(today);
  const businessInformation = { ...own, website: "lamps.example" };
  expect(derivedAfter({ businessInformation })).toEqual(["exchange businessInformation"]);
});

test("on another day, and by other rules, every section is derived again", () => {
  expect(derivedAfter({})).toEqual([]);
  const all = derivedAfter({}, { ...days, today: "2026-11-25" });
  expect(all.length).toBeGreaterThan(10);
  expect(derivedAfter({}, { ...days, rulesOn: "2026-11-25" })).toEqual(all);
});

const before: AllAnswers = {
  one: { a: "1", b: "2", rows: [{ id: "r", c: "3" }] },
  two: { d: "4" },
};
const withOne = (own: Answers): AllAnswers => ({ ...before, one: { ...before["one"], ...own } });

test.each<[string, (all: AllAnswers) => unknown, changed: AllAnswers, same: AllAnswers]>([
  ["an answer", (all) => all["one"]?.["a"], withOne({ a: "5" }), withOne({ b: "5" })],
  [
    "an answer that is not given",
    (all) => all["one"]?.["e"],
    withOne({ e: "5" }),
    withOne({ a: "5" }),
  ],
  [
    "a section that is not there",
    (all) => all["three"],
    { ...before, three: {} },
    withOne({ a: "5" }),
  ],
  [
    "that a section is there",
    (all) => Boolean(all["two"]),
    { one: before["one"]! },
    { ...before, two: { d: "5" } },
  ],
  [
    "whether a section is there",
    (all) => "three" in all,
    { ...before, three: {} },
    withOne({ a: "5" }),
  ],
  [
    "whether a section is its own",
    (all) => Object.hasOwn(all, "three"),
    { ...before, three: {} },
    withOne({ a: "5" }),
  ],
  [
    "whether an answer is given",
    (all) => "e" in all["one"]!,
    withOne({ e: "5" }),
    withOne({ a: "5" }),
  ],
  [
    "whether an answer is its own",
    (all) => Object.hasOwn(all["one"]!, "e"),
    withOne({ e: "5" }),
    withOne({ a: "5" }),
  ],
  [
    "all questions of a section",
    (all) => Object.keys(all["one"]!),
    withOne({ e: "5" }),
    { ...before, two: { d: "5" } },
  ],
  [
    "all answers of a section",
    (all) => ({ ...all["one"] }),
    withOne({ b: "5" }),
    { ...before, two: { d: "5" } },
  ],
  ["all sections", (all) => Object.keys(all), { ...before, three: {} }, before],
  [
    "a part of a row",
    (all) => (all["one"]!["rows"] as Answers[])[0]!["c"],
    withOne({ rows: [{ id: "r", c: "5" }] }),
    withOne({ a: "5" }),
  ],
])("what reads %s is derived again when it changes, and only then", (_, read, changed, same) => {
  const derived: AllAnswers[] = [];
  const derive = (all: AllAnswers) => {
    read(all);
    derived.push(all);
    return { given: derived.length, left: [] };
  };
  const first = leftWhereChanged({}, days);
  first.leftOf("part", before, derive);
  leftWhereChanged(first.cache, days).leftOf("part", structuredClone(same), derive);
  expect(derived.length).toBe(1);
  leftWhereChanged(first.cache, days).leftOf("part", changed, derive);
  expect(derived.length).toBe(2);
});
