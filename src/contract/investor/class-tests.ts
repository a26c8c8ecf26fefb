import { investorRulesOn } from "../options/investor-rules.ts";
import { isNotAudited } from "../options/of-entity.ts";
import { answered, type Condition, lineHas } from "../questions/condition.ts";

export type CountedCode = "homeCounted" | "tokensCounted";

export type ClassCode =
  | "portfolio"
  | "totalAssets"
  | "trustAssets"
  | "netAssets"
  | "trustProperty"
  | "netPersonalAssets"
  | "netFinancialAssets"
  | "income"
  | StatusCode;

/** Routes without figures. */
export type StatusCode =
  | "institutional"
  | "whollyOwned"
  | "partners"
  | "beneficiaries"
  | "settlors";

export interface Part {
  answer: string;
  /** The section of the answer, where it is not that of the test. */
  section?: string;
  sign: "+" | "-";
  /** Names the answer that holds the percentage. */
  percentIn?: string;
  when?: Condition;
}

/** A sum that counts in part: `percent` of it, at most `most`. */
export interface Counted {
  code: CountedCode;
  parts: readonly Part[];
  percent?: string;
  most: string;
  when?: Condition;
}

export interface ClassTest {
  region: "HK" | "SG";
  code: ClassCode;
  when: Condition;
  parts: readonly (Part | Counted)[];
  /** Null when the status alone is enough. */
  threshold: string | null;
  bound: "atLeast" | "moreThan";
}

const plus = (answer: string, more: Partial<Part> = {}): Part => ({ answer, sign: "+", ...more });
const minus = (answer: string, more: Partial<Part> = {}): Part => ({ answer, sign: "-", ...more });

const hongKong = { region: "HK", bound: "atLeast" } as const;
const singapore = { region: "SG", bound: "moreThan" } as const;

type Rules = ReturnType<typeof investorRulesOn>;

const tokens = ({ SG }: Rules, when?: Condition): Counted => ({
  code: "tokensCounted",
  parts: [plus("tokens")],
  percent: SG.tokensPercent,
  most: SG.tokensMost,
  ...(when ? { when } : {}),
});

type Place = typeof hongKong | typeof singapore;
/** The test, the choice of it and its one figure have one name. */
const ofFigure = (place: Place, code: ClassCode, threshold: string): ClassTest => ({
  ...place,
  code,
  when: answered(routeIn[place.region], code),
  parts: [plus(code)],
  threshold,
});
const ofStatus = (place: Place, code: StatusCode): ClassTest => ({
  ...place,
  code,
  when: answered(routeIn[place.region], code),
  parts: [],
  threshold: null,
});
const routeIn = { HK: "route", SG: "accreditedRoute" } as const;

export const entityTests = (rules: Rules): readonly ClassTest[] => [
  ofFigure(hongKong, "portfolio", rules.HK.corporation.portfolio),
  ofFigure(hongKong, "totalAssets", rules.HK.corporation.totalAssets),
  ofFigure(hongKong, "trustAssets", rules.HK.trust.totalAssets),
  ofStatus(hongKong, "whollyOwned"),
  ofStatus(hongKong, "institutional"),
  {
    ...singapore,
    code: "netAssets",
    when: answered("accreditedRoute", "netAssets"),
    parts: [
      plus("netAssets", { section: "activityInformation" }),
      minus("tokens", { when: isNotAudited }),
      tokens(rules, isNotAudited),
    ],
    threshold: rules.SG.corporation.netAssets,
  },
  ofFigure(singapore, "trustProperty", rules.SG.trust.property),
  ofStatus(singapore, "whollyOwned"),
  ofStatus(singapore, "partners"),
  ofStatus(singapore, "beneficiaries"),
  ofStatus(singapore, "settlors"),
  ofStatus(singapore, "institutional"),
];

export const personTests = (rules: Rules): readonly ClassTest[] => [
  {
    ...hongKong,
    code: "portfolio",
    when: lineHas("investorClass", "HK"),
    parts: [
      plus("ownPortfolio"),
      plus("familyPortfolio", { when: answered("hasFamilyAccount", "yes") }),
      plus("sharedPortfolio", {
        percentIn: "sharedPercent",
        when: answered("hasSharedAccount", "yes"),
      }),
    ],
    threshold: rules.HK.individual.portfolio,
  },
  {
    ...singapore,
    code: "netPersonalAssets",
    when: answered("accreditedRoute", "netPersonalAssets"),
    parts: [
      {
        code: "homeCounted",
        parts: [plus("homeValue"), minus("homeLoan")],
        most: rules.SG.individual.homeMost,
      },
      plus("otherAssets"),
      minus("otherDebts"),
      tokens(rules),
    ],
    threshold: rules.SG.individual.netPersonalAssets,
  },
  {
    ...singapore,
    code: "netFinancialAssets",
    when: answered("accreditedRoute", "netFinancialAssets"),
    parts: [plus("financialAssets"), minus("financialDebts")],
    threshold: rules.SG.individual.netFinancialAssets,
  },
  { ...ofFigure(singapore, "income", rules.SG.individual.income), bound: "atLeast" },
];
