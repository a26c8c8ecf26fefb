import { type LineId, lineOf } from "#contract/business-lines.ts";
import { structureOf, thresholdsOf } from "#contract/ownership/from-answers.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { isOwned } from "#contract/options/party-roles.ts";
import { holds } from "#contract/questions/asked.ts";
import { monthsBefore } from "#contract/questions/rules.ts";
import type { AllAnswers, Answers } from "#contract/questions/section.ts";
import { countryClass, type CountryClass } from "./country-lists.ts";

/** What the score is made of: for each input its values, most of them one. */
export type RiskInputs = Record<InputName, readonly string[]>;

/** Answers that are taken as they are, by the name of their question in whatever section asks it. */
const plainInputs = [
  "entityType",
  "pep",
  "stateOwned",
  "adverseNews",
  "proceedings",
  "taxAmnesty",
  "ownershipLayers",
  "licensed",
  "highRisk",
  "hasDownstream",
  "omnibus",
  "monthlyVolume",
  "monthlyTransactions",
  "investmentSize",
  "orderSize",
  "sourceOfFunds",
  "sourceOfWealth",
  "ctcClient",
] as const;

/** What is worked out of several answers. */
type DerivedInput =
  | "age"
  | "ownershipRoute"
  | "incorporation"
  | "operation"
  | "owners"
  | "customers"
  | "customersListed"
  | "downstream"
  | "line"
  | "certifiedCopies"
  | "meeting";

export type InputName = (typeof plainInputs)[number] | DerivedInput;

/** Reads the inputs of one line out of the answers that were handed in on a day (YYYY-MM-DD). */
export function riskInputs(asked: AllAnswers, line: LineId, today: string): RiskInputs {
  const answer = (name: string) => Object.values(asked).map((own) => own[name]);
  const values = (name: string) => answer(name).flatMap(textsIn);
  const rows = (list: string) => (asked["relatedInformation"]?.[list] ?? []) as Answers[];
  const people = rows("people").flatMap(({ nationality, residence }) => [nationality, residence]);
  const customers = (asked["companyInformation"]?.["customers"] ?? []) as Customer[];
  return {
    ...(Object.fromEntries(plainInputs.map((name) => [name, values(name)])) as Record<
      (typeof plainInputs)[number],
      string[]
    >),
    age: ageIn(values("incorporationDate"), today),
    ownershipRoute: routeOf(asked, line),
    incorporation: classesIn(values("incorporationPlace")),
    operation: classesIn(values("jurisdictions")),
    owners: classesIn(
      [...people, ...rows("companies").map(({ place }) => place), ...values("nationality")].concat(
        values("residence"),
      ),
    ),
    customers: classesIn(customers.map(({ country }) => country)),
    customersListed: customers.length === 0 ? [] : [listedBand(customers)],
    downstream: classesIn(values("downstream")),
    line: [line],
    certifiedCopies: [lineOf(line).certifiedCopies ? "yes" : "no"],
    meeting: ["remote"],
  };
}

interface Customer {
  country: string;
  percent: string;
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

const classesIn = (codes: readonly unknown[]): CountryClass[] => [
  ...new Set(textsIn([...codes]).map(countryClass)),
];

const youngMonths = 12;
const settledMonths = 36;

function ageIn([day]: readonly string[], today: string): string[] {
  if (!day) return [];
  if (day > monthsBefore(today, youngMonths)) return ["under1"];
  return [day > monthsBefore(today, settledMonths) ? "1to3" : "over3"];
}

/** How the owners were found, where they are looked for and anybody is named. */
function routeOf(asked: AllAnswers, line: LineId): string[] {
  if (!holds(isOwned, {}, asked)) return [];
  const structure = structureOf(asked);
  if (structure.parties.length === 0 || faultsOf(structure).length > 0) return [];
  return [lookThrough(structure, thresholdsOf([line])).route];
}

const some = 10;
const many = 50;

function listedBand(customers: readonly Customer[]): string {
  const listed = customers
    .filter(({ country }) => countryClass(country) !== "unlisted")
    .reduce((sum, { percent }) => sum + Number(percent), 0);
  if (listed === 0) return "none";
  if (listed < some) return "under10";
  return listed < many ? "10to50" : "over50";
}
