import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inForce } from "#contract/editions.ts";
import { classIsMet } from "#contract/investor/class-is-met.ts";
import { activityInformation } from "#contract/forms/activity.ts";
import { personClassification } from "#contract/forms/people/person-investor.ts";
import { investorClassification } from "#contract/forms/people/investor.ts";
import { entityTests, personTests } from "#contract/investor/class-tests.ts";
import { chosenTests, classesOf, classified } from "#contract/investor/classify.ts";
import { investorRulesOn } from "#contract/options/investor-rules.ts";
import * as routes from "#contract/options/investor-routes.ts";
import { rates } from "#contract/options/rates.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { usualDay } from "#tests/support/editions.ts";

const days = { today: usualDay, rulesOn: usualDay };

const rules = investorRulesOn(usualDay);
const sections = { entity: "investorClassification", person: "personClassification" } as const;

/** Reads "route=portfolio portfolio=HKD:8,000,000": a code before a colon is a currency. */
const answersIn = (text: string): Answers =>
  Object.fromEntries(
    text.split(" ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      const [currency = "", amount] = value.split(":");
      return [name, amount === undefined ? value : { currency, amount }];
    }),
  );

const both: AllAnswers = { applicableAccount: { lines: ["otcHongKong", "otcSingapore"] } };

/** With the answers of another page that the examples name beside the figures. */
const allWith = ({ auditExempt, netAssets }: Answers): AllAnswers => ({
  ...both,
  activityInformation: { auditExempt, netAssets },
});

type Example = [string, "entity" | "person", string, string, string, string, string];
/** One row a line: the sources are named in it, the arithmetic is ours, as far as it is not theirs. */
const examples = readFileSync(`${import.meta.dirname}/investor-examples.txt`, "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("|").map((cell) => cell.trim()) as Example);

test("there are worked examples enough", () => {
  expect(examples.length).toBeGreaterThanOrEqual(25);
});

test.each(examples)(
  "%s: %s, %s, %s",
  (_source, who, answers, _arithmetic, total, difference, meets) => {
    const own = answersIn(answers);
    const all = allWith(own);
    const tests = chosenTests(sections[who], own, all, usualDay);
    const region = total.startsWith("SGD") || answers.startsWith("accredited") ? "SG" : "HK";
    const found = classified(
      tests.find((one) => one.region === region)!,
      own,
      all,
      days,
    )!;
    const amounts = Object.fromEntries(
      found.lines.flatMap((line) =>
        line.kind === "part" || line.kind === "counted" ? [] : [[line.kind, line.amount]],
      ),
    );
    const sum = amounts["sum"] && `${amounts["sum"].currency} ${amounts["sum"].amount}`;
    expect({ total: sum ?? "none", difference: amounts["difference"]?.amount ?? "none" }).toEqual({
      total,
      difference,
    });
    expect(found.meets ? "yes" : "no").toBe(meets);
  },
);

test.each(["constructor", "toString", "__proto__"])("%s is no currency", (currency) => {
  const own = { route: "portfolio", portfolio: { currency, amount: "1" } };
  const [portfolio] = chosenTests("investorClassification", own, both, usualDay);
  expect(classified(portfolio!, own, both, days)).toBeUndefined();
});

describe("the arithmetic is data, line by line", () => {
  const only = (section: string, own: Answers, lines = ["otcSingapore"]) =>
    classesOf({ applicableAccount: { lines }, [section]: own }, days);

  test("one figure in another currency, with its rate and the versions", () => {
    expect(
      only("investorClassification", answersIn("route=totalAssets totalAssets=USD:12,315,000.00")),
    ).toEqual([
      {
        region: "HK",
        code: "totalAssets",
        meets: true,
        ruleVersion: rules.HK.version,
        ratesVersion: inForce(rates, usualDay).version,
        lines: [
          {
            kind: "part",
            answer: "totalAssets",
            sign: "+",
            amount: { currency: "HKD", amount: "95872275.00" },
            given: { currency: "USD", amount: "12315000.00" },
            rate: "7.785000",
            percent: null,
            within: null,
          },
          { kind: "sum", amount: { currency: "HKD", amount: "95872275.00" } },
          {
            kind: "threshold",
            bound: "atLeast",
            amount: { currency: "HKD", amount: "40000000.00" },
          },
          { kind: "difference", amount: { currency: "HKD", amount: "55872275.00" } },
        ],
      },
    ]);
  });

  test("what counts in part stands with its parts and its limit", () => {
    const own = answersIn(
      "accreditedRoute=netPersonalAssets homeValue=SGD:3,000,000 homeLoan=SGD:500,000 otherAssets=SGD:900,000 otherDebts=SGD:0 tokens=SGD:500,000",
    );
    const [found] = only("personClassification", own);
    expect(found?.ratesVersion).toBe(null);
    expect(
      found?.lines.map((line) =>
        [
          line.kind,
          line.kind === "part" ? `${line.sign}${line.answer} ${line.within ?? ""}`.trim() : "",
          line.kind === "counted" ? `${line.code} ${line.percent} ${line.most.amount}` : "",
          line.amount.amount,
        ]
          .filter(Boolean)
          .join(" "),
      ),
    ).toEqual([
      "part +homeValue homeCounted 3000000.00",
      "part -homeLoan homeCounted 500000.00",
      "counted homeCounted null 1000000.00 1000000.00",
      "part +otherAssets 900000.00",
      "part -otherDebts 0.00",
      "part +tokens tokensCounted 500000.00",
      "counted tokensCounted 50 200000.00 200000.00",
      "sum 2100000.00",
      "threshold 2000000.00",
      "difference 100000.00",
    ]);
  });

  test.each([
    "",
    "route=portfolio",
    "route=portfolio portfolio=HKD:",
    "route=portfolio portfolio=HKD:many",
    "route=portfolio portfolio=XAU:5",
    "route=totalAssets portfolio=HKD:9,000,000",
    "accreditedRoute=netAssets assets=SGD:1",
  ])("is not judged without figures or without a rate: %s", (answers) => {
    expect(only("investorClassification", answersIn(answers))).toEqual([]);
  });

  test("both regions at once, each with its own rule", () => {
    const own = answersIn("route=institutional accreditedRoute=institutional");
    expect(only("investorClassification", own)).toEqual([
      {
        region: "HK",
        code: "institutional",
        meets: true,
        lines: [],
        ruleVersion: rules.HK.version,
        ratesVersion: null,
      },
      {
        region: "SG",
        code: "institutional",
        meets: true,
        lines: [],
        ruleVersion: rules.SG.version,
        ratesVersion: null,
      },
    ]);
  });
});

test("figures that do not meet a chosen test are refused at its first figure, or at the choice of the test", () => {
  const littleNet = allWith(answersIn("netAssets=SGD:10,000,000"));
  const entity =
    "route=totalAssets totalAssets=HKD:1 accreditedRoute=trustProperty trustProperty=SGD:1";
  const person =
    "ownPortfolio=HKD:1 accreditedRoute=netPersonalAssets homeValue=SGD:0 homeLoan=SGD:0 otherAssets=SGD:1 otherDebts=SGD:0 tokens=SGD:0";
  expect([
    classIsMet(sections.entity, answersIn(entity), both, days),
    classIsMet(sections.person, answersIn(person), both, days),
    classIsMet(sections.entity, answersIn("route=institutional"), both, days),
    classIsMet(sections.entity, answersIn("accreditedRoute=netAssets"), littleNet, days),
  ]).toEqual([
    [
      { path: "totalAssets", code: "classNotMet", params: { region: "HK" } },
      { path: "trustProperty", code: "classNotMet", params: { region: "SG" } },
    ],
    [
      { path: "ownPortfolio", code: "classNotMet", params: { region: "HK" } },
      { path: "homeValue", code: "classNotMet", params: { region: "SG" } },
    ],
    [],
    [{ path: "accreditedRoute", code: "classNotMet", params: { region: "SG" } }],
  ]);
});

describe("every test", () => {
  test.each([
    [entityTests(rules), investorClassification.questions],
    [personTests(rules), personClassification.questions],
  ] as const)("takes its figures from questions that there are", (tests, questions) => {
    const named = tests.flatMap(({ parts }) =>
      parts.flatMap((part) => ("code" in part ? part.parts : [part])),
    );
    const missing = named.filter(
      ({ answer, percentIn, section }) =>
        !(
          answer in (section === activityInformation.id ? activityInformation.questions : questions)
        ) ||
        (percentIn !== undefined && !(percentIn in questions)),
    );
    expect(missing).toEqual([]);
  });

  test("has a route that leads to it, and every route a test", () => {
    const offered = Object.values(routes).flatMap((options) => options.map(({ value }) => value));
    const led = [...entityTests(rules), ...personTests(rules)].flatMap(({ when }) =>
      when.when === "answered" ? when.values : [],
    );
    expect([...new Set(led)].toSorted()).toEqual([...new Set<string>(offered)].toSorted());
  });
});
