import {
  compared,
  decimals,
  type Exact,
  exact,
  known,
  least,
  minus,
  per,
  plus,
  rounded,
  times,
  zero,
} from "../exact.ts";
import { investorRulesOn } from "../options/investor-rules.ts";
import { evaluateCondition } from "../questions/condition.ts";
import type { Days } from "../rules/facts.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { type Amount, cents, moneyIn, rateOf, type Target, targetOf } from "./conversion.ts";
import {
  type ClassCode,
  type ClassTest,
  type Counted,
  type CountedCode,
  entityTests,
  type Part,
  personTests,
} from "./class-tests.ts";

/** One line of the arithmetic. Amounts other than `given` are in the currency of the test. */
export type Line =
  | {
      kind: "part";
      answer: string;
      sign: "+" | "-";
      amount: Amount;
      /** As entered, in its own currency; null when in the currency of the test. */
      given: Amount | null;
      rate: string | null;
      /** Null for all of it. */
      percent: string | null;
      /** Set when only a part of the sum counts. */
      within: CountedCode | null;
    }
  | { kind: "counted"; code: CountedCode; amount: Amount; percent: string | null; most: Amount }
  | { kind: "sum"; amount: Amount }
  | { kind: "threshold"; bound: ClassTest["bound"]; amount: Amount }
  | { kind: "difference"; amount: Amount };

export interface Classification {
  region: "HK" | "SG";
  code: ClassCode;
  meets: boolean;
  lines: Line[];
  /** `ratesVersion` is null without a conversion. */
  ruleVersion: string;
  ratesVersion: string | null;
}

const rateDecimals = 6;

const testsOf: Readonly<Record<string, typeof entityTests>> = {
  investorClassification: entityTests,
  personClassification: personTests,
};

/** At most one test per region. */
export function chosenTests(
  section: string,
  own: Answers,
  all: AllAnswers,
  on: string,
): ClassTest[] {
  const tests = testsOf[section]?.(investorRulesOn(on)) ?? [];
  return tests.filter(({ when }) => evaluateCondition(when, own, all, on));
}

/**
 * Exact to the cent: rates of `today`, thresholds of `rulesOn`. Undefined until every figure has a currency
 * with a rate.
 */
export function classified(
  test: ClassTest,
  own: Answers,
  all: AllAnswers,
  { today, rulesOn }: Days,
): Classification | undefined {
  const to = targetOf(test.region, today);
  const sum: Line[] = [];
  let total = zero;
  for (const part of test.parts.filter(({ when }) => evaluateCondition(when, own, all, rulesOn))) {
    const found =
      "code" in part
        ? counted(part, own, to)
        : partOf(part, part.section ? (all[part.section] ?? {}) : own, to, null);
    if (!found) return undefined;
    sum.push(...found.lines);
    total = plus(total, found.value);
  }
  const { region, code } = test;
  const ofSum = {
    region,
    code,
    ruleVersion: investorRulesOn(rulesOn)[region].version,
    ratesVersion: isConverted(sum) ? to.rates.version : null,
  };
  if (test.threshold === null) return { ...ofSum, meets: true, lines: [] };
  const threshold = known(test.threshold);
  const side = compared(total, threshold);
  return {
    ...ofSum,
    meets: side > 0 || (side === 0 && test.bound === "atLeast"),
    lines: [
      ...sum,
      { kind: "sum", amount: moneyIn(to, total) },
      { kind: "threshold", bound: test.bound, amount: moneyIn(to, threshold) },
      { kind: "difference", amount: moneyIn(to, minus(total, threshold)) },
    ],
  };
}

export function classesOf(all: AllAnswers, days: Days): Classification[] {
  return Object.keys(testsOf).flatMap((section) => {
    const own = all[section];
    if (!own) return [];
    return chosenTests(section, own, all, days.rulesOn).flatMap(
      (test) => classified(test, own, all, days) ?? [],
    );
  });
}

const isConverted = (lines: readonly Line[]) =>
  lines.some((line) => line.kind === "part" && line.rate !== null);

interface Found {
  value: Exact;
  lines: Line[];
}

function partOf(
  { answer, sign, percentIn }: Part,
  own: Answers,
  to: Target,
  within: CountedCode | null,
): Found | undefined {
  const given = own[answer] as Partial<Amount> | undefined;
  const amount = exact(given?.amount ?? "");
  const rate = rateOf(given?.currency ?? "", to);
  const percent = percentIn === undefined ? known(100) : exact(String(own[percentIn] ?? ""));
  if (!amount || !rate || !percent) return undefined;
  const value = rounded(times(times(amount, rate), per(percent, known(100))), cents);
  const isForeign = given!.currency !== to.currency;
  return {
    value: sign === "+" ? value : minus(zero, value),
    lines: [
      {
        kind: "part",
        answer,
        sign,
        amount: moneyIn(to, value),
        given:
          isForeign || percentIn
            ? { currency: given!.currency!, amount: decimals(amount, cents) }
            : null,
        rate: isForeign ? decimals(rate, rateDecimals) : null,
        percent: percentIn === undefined ? null : decimals(percent, 4).replace(/\.?0+$/, ""),
        within,
      },
    ],
  };
}

function counted(group: Counted, own: Answers, to: Target): Found | undefined {
  const found = group.parts.map((part) => partOf(part, own, to, group.code));
  if (found.some((each) => each === undefined)) return undefined;
  const sum = found.reduce((total, each) => plus(total, each!.value), zero);
  const part = times(sum, per(known(group.percent ?? 100), known(100)));
  const value = least(rounded(part, cents), known(group.most));
  return {
    value,
    lines: [
      ...found.flatMap((each) => each!.lines),
      {
        kind: "counted",
        code: group.code,
        amount: moneyIn(to, value),
        percent: group.percent ?? null,
        most: moneyIn(to, known(group.most)),
      },
    ],
  };
}
