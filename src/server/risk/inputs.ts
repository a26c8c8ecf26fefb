import { type LineId, lineOf } from "#contract/business-lines.ts";
import { inForce } from "#contract/editions.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import { bringsMoneyOfOthers, isOwned } from "#contract/options/of-entity.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import { monthsBefore } from "#contract/rules/days.ts";
import { type Days } from "#contract/rules/facts.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { countryClass, type CountryClass } from "#contract/options/country-lists.ts";
import { type InputName, plainInputs } from "./input-names.ts";
import { pepCategories } from "./pep-category.ts";
import {
  addressCountries,
  bankCountries,
  ownerPlaces,
  servedPlaces,
  taxCountries,
} from "./places.ts";
import { riskModel } from "./model.ts";
import type { RiskModel } from "./model-types.ts";

export type RiskInputs = Record<InputName, readonly string[]>;

/** By the lists and steps of today. */
export function riskInputs(asked: AllAnswers, line: LineId, { today, rulesOn }: Days): RiskInputs {
  const { steps } = inForce(riskModel, today);
  const classesIn = (codes: readonly unknown[]): CountryClass[] => [
    ...new Set(textsIn([...codes]).map((code) => countryClass(code, today))),
  ];
  const answer = (name: string) => Object.values(asked).map((own) => own[name]);
  const values = (name: string) => answer(name).flatMap(textsIn);
  const rows = (list: string) => (asked["relatedInformation"]?.[list] ?? []) as Answers[];
  const persons = rows("people");
  const customers = (asked["activityInformation"]?.["customers"] ?? []) as Customer[];
  return {
    ...(Object.fromEntries(plainInputs.map((name) => [name, values(name)])) as Record<
      (typeof plainInputs)[number],
      string[]
    >),
    ...exposureTo(asked, line, classesIn),
    othersMoney: evaluateCondition(bringsMoneyOfOthers, {}, asked, rulesOn)
      ? ["yes"]
      : values("othersMoney"),
    licensed: [
      ...values("licensed"),
      ...licenceOfTrustees([...persons, ...rows("corporateParties")]),
    ],
    age: ageIn([...values("incorporationDate"), ...values("deedDate")], today, steps),
    ownershipRoute: routeOf(asked, line, { today, rulesOn }),
    incorporation: classesIn([...values("incorporationPlace"), ...values("governingLaw")]),
    operation: classesIn([...values("jurisdictions"), ...values("beneficiaryPlaces")]),
    owners: classesIn([...ownerPlaces(asked), ...values("nationality"), ...values("residence")]),
    customers: classesIn([...customers.map(({ country }) => country), ...values("donorPlaces")]),
    customersListed: customers.length === 0 ? [] : [listedBand(customers, steps, today)],
    downstream: classesIn([...values("downstream"), ...servedPlaces(asked)]),
    line: [line],
    certifiedCopies: [lineOf(line).certifiedCopies ? "yes" : "no"],
    meeting: ["remote"],
  };
}

/** To public functions, and to places beyond those of the business. */
function exposureTo(
  asked: AllAnswers,
  line: LineId,
  classesIn: (codes: readonly unknown[]) => CountryClass[],
) {
  const people = (asked["relatedInformation"]?.["people"] ?? []) as Answers[];
  const peps = [asked["pep"] ?? {}, ...people];
  const identified = [asked["personalInformation"] ?? {}, ...people];
  return {
    pep: exposureOf(peps),
    pepCategory: pepCategories(peps, lineOf(line).region),
    addresses: classesIn(addressCountries(asked)),
    bank: classesIn(bankCountries(asked)),
    taxResidences: classesIn(taxCountries(asked)),
    idCountries: classesIn(identified.map(({ idCountry }) => idCountry)),
    otherNationalities: classesIn([
      ...identified.flatMap(({ otherNationalities }) => textsIn(otherNationalities)),
      ...peps.map(({ pepCountry }) => pepCountry),
    ]),
  };
}

/** Of the applicant or of anyone who owns, controls or acts for it. */
function exposureOf(persons: readonly Answers[]): string[] {
  const kinds = textsIn(persons.map(({ pepKind }) => pepKind));
  if (kinds.some((kind) => kind !== "none")) return ["yes"];
  return kinds.length > 0 ? ["no"] : [];
}

/** A trust holds no licence itself. */
function licenceOfTrustees(parties: readonly Answers[]): string[] {
  const trustees = parties.filter(({ roles }) => textsIn(roles).includes("trustee"));
  if (trustees.length === 0) return [];
  const isLicensed = ({ trusteeLicensed, kind }: Answers) =>
    trusteeLicensed === "yes" || kind === "regulated";
  return [trustees.some(isLicensed) ? "yes" : "no"];
}

interface Customer {
  country: string;
  percent: string;
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

type Steps = RiskModel["steps"];

function ageIn([day]: readonly string[], today: string, { age }: Steps): string[] {
  if (!day) return [];
  if (day > monthsBefore(today, age.young)) return ["under1"];
  return [day > monthsBefore(today, age.settled) ? "1to3" : "over3"];
}

function routeOf(asked: AllAnswers, line: LineId, days: Days): string[] {
  if (!evaluateCondition(isOwned, {}, asked, days.rulesOn)) return [];
  const structure = structureOf(asked, days);
  if (structure.parties.length === 0 || faultsOf(structure).length > 0) return [];
  return [lookThrough(structure, thresholdsOf([line], structure)).route];
}

function listedBand(customers: readonly Customer[], { listed }: Steps, on: string): string {
  const sum = customers
    .filter(({ country }) => countryClass(country, on) !== "unlisted")
    .reduce((total, { percent }) => total + Number(percent), 0);
  if (sum === 0) return "none";
  if (sum < listed.some) return "under10";
  return sum < listed.many ? "10to50" : "over50";
}
