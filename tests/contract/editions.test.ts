import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { monthsAllowed } from "#contract/documents/document-rules.ts";
import { type Editions, inForce, type Sources } from "#contract/editions.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { partiesAreComplete } from "#contract/forms/people/ownership-checks.ts";
import { issuesOfApplication, issuesOfSection } from "#contract/forms/flows/pages.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { classesOf } from "#contract/investor/classify.ts";
import { ages } from "#contract/options/ages.ts";
import { countryName, settledNames } from "#contract/options/countries.ts";
import { idDocuments, idTypesByCountry } from "#contract/options/id-documents.ts";
import { professionalRules } from "#contract/options/investor-rules.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { postalCodes } from "#contract/options/postal-codes.ts";
import { rates } from "#contract/options/rates.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { holidays, replyDay } from "#contract/application/working-days.ts";
import { datedLists, editionsOn } from "#server/application/editions.ts";
import { countryClass, countryLists } from "#contract/options/country-lists.ts";
import { riskModel } from "#server/risk/model.ts";
import { riskScore } from "#server/risk/score.ts";
import { riskInputs } from "#server/risk/inputs.ts";
import { addEdition } from "../support/editions.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

const [earlier, change, later] = ["2026-11-22", "2027-01-01", "2027-01-04"];
const today = "2027-01-05";
const dated = "2026-10-10";

const inEach = <Found>(find: (on: string) => Found) => [find(earlier), find(later)];

const sample = (): AllAnswers => sampleAnswers(today);
const having = (section: string, answers: Answers): AllAnswers => ({
  ...sample(),
  [section]: { ...sample()[section], ...answers },
});
/** What is refused in a section of an application that was begun on a day. */
const refusedOn = (on: string, section: string, answers: AllAnswers) =>
  issuesOfSection(flowOn("institutional", on), section, answers, {
    today,
    lines: ["exchange", "custodyHongKong"],
  }).map(({ path, code }) => `${path} ${code}`);

describe("a second edition of every list: an application that was begun before keeps the first of the rules, and is judged by the second of the facts of the day", () => {
  const undo: (() => void)[] = [];
  beforeAll(() => {
    const { bands } = ownershipRules[0];
    undo.push(
      addEdition(ownershipRules, change, {
        thresholds: { low: 5, usual: 95 },
        majority: "95",
        bands: { ...bands, under10: { from: "0", to: "9" } },
      }),
      addEdition(ages, change, {
        person: 21,
        documents: { ...ages[0].documents, proof: { strict: 2, wide: 2 } },
      }),
      addEdition(professionalRules, change, {
        corporation: { portfolio: "8000000", totalAssets: "400000000" },
      }),
      addEdition(rates, change, { perUsd: { USD: 1, HKD: 7 } }),
      addEdition(idDocuments, change, { withoutCard: ["HK"], cardOnly: [] }),
      addEdition(postalCodes, change, { without: [] }),
      addEdition(settledNames, change, { names: {} }),
      addEdition(holidays, change, { HK: ["2027-01-05", "2027-01-06"], SG: [] }),
      addEdition(countryLists, change, { increasedMonitoring: ["HK"] }),
      addEdition(riskModel, change, { bands: { medium: 1, high: 2 } }),
    );
  });
  afterAll(() => undo.forEach((each) => each()));

  test("the share from which an owner is named", () => {
    const rules = (on: string) => inForce(ownershipRules, on);
    const found = (on: string) =>
      partiesAreComplete(sample()["relatedInformation"]!, sample(), { today: on, rulesOn: on }).map(
        ({ code }) => code,
      );
    expect(inEach(found)).toEqual([[], ["noOwnerReaches"]]);
    expect(inEach((on) => rules(on).thresholds.usual)).toEqual([25, 95]);
  });

  test("how old a document may be", () => {
    const slot = sample()["uploadFiles"]!["proofOfBusinessAddress"] as Answers;
    const answers = having("uploadFiles", { proofOfBusinessAddress: { ...slot, dated } });
    expect(inEach((on) => monthsAllowed("proofOfBusinessAddress", ["exchange"], on))).toEqual([
      3, 2,
    ]);
    expect(inEach((on) => refusedOn(on, "uploadFiles", answers))).toEqual([
      [],
      ["proofOfBusinessAddress.dated tooOld"],
    ]);
    const left = (on: string) =>
      itemsLeft(flowOn("institutional", on), "exchange", answers, { today }).left;
    expect(inEach((on) => left(on).filter(({ section }) => section === "uploadFiles"))).toEqual([
      [],
      [{ section: "uploadFiles", question: "proofOfBusinessAddress" }],
    ]);
  });

  test("how old a person must be", () => {
    const [owner, ...others] = sample()["relatedInformation"]!["people"] as [Answers, ...Answers[]];
    const young = [{ ...owner, birthDate: "2007-01-01" }, ...others];
    const answers = having("relatedInformation", { people: young });
    const isRefused = (on: string) =>
      refusedOn(on, "relatedInformation", answers).includes("people.0.birthDate tooYoung");
    expect(inEach(isRefused)).toEqual([false, true]);
  });

  test("the thresholds of an investor, by the rates of today, and which editions are recorded", () => {
    const answers = having("investorClassification", {
      route: "totalAssets",
      totalAssets: { currency: "USD", amount: "12,315,000.00" },
    });
    const found = (on: string) =>
      classesOf(answers, { today, rulesOn: on }).map(({ meets, ruleVersion, ratesVersion }) => ({
        meets,
        ruleVersion,
        ratesVersion,
      }));
    expect(inEach(found)).toEqual([
      [{ meets: true, ruleVersion: "2018-07-13", ratesVersion: change }],
      [{ meets: false, ruleVersion: change, ratesVersion: change }],
    ]);
    expect(inEach((on) => refusedOn(on, "investorClassification", answers))).toEqual([
      [],
      ["totalAssets classNotMet"],
    ]);
  });

  test("which ID documents a country issues, and where an address has a postal code", () => {
    const [owner, ...others] = sample()["relatedInformation"]!["people"] as [Answers, ...Answers[]];
    const card = { ...owner, idCountry: "HK", idType: "governmentId" };
    const answers = having("relatedInformation", { people: [card, ...others] });
    const refused = (on: string) =>
      refusedOn(on, "relatedInformation", answers).filter((each) => each.startsWith("people.0"));
    expect(inEach(refused)).toEqual([
      [],
      ["people.0.address.postcode postcodeRequired", "people.0.idType selectRequired"],
    ]);
    const of = (on: string) => idTypesByCountry(on).find(({ country }) => country === "HK");
    expect(inEach((on) => of(on)?.id_types)).toEqual([
      ["governmentId", "passport"],
      ["passport", "drivingLicence"],
    ]);
  });

  test("what a place is called", () => {
    expect(inEach((on) => countryName("TW", "zh-CN", on))).toEqual(["中国台湾", "台湾"]);
  });

  test("the rates of today, whenever it was begun", () => {
    const answers = having("investorClassification", {
      route: "totalAssets",
      totalAssets: { currency: "USD", amount: "10.00" },
    });
    const sums = (on: string) =>
      classesOf(answers, { today: on, rulesOn: earlier }).map(({ ratesVersion, lines }) => ({
        ratesVersion,
        sum: lines.find(({ kind }) => kind === "sum"),
      }));
    const sum = (amount: string) => ({ kind: "sum", amount: { currency: "HKD", amount } });
    expect(inEach(sums)).toEqual([
      [{ ratesVersion: "2026-11-19", sum: sum("77.85") }],
      [{ ratesVersion: change, sum: sum("70.00") }],
    ]);
    const dollars = having("activityInformation", {
      netAssets: { currency: "SGD", amount: "1.00" },
    });
    const refused = (on: string) =>
      issuesOfSection(flowOn("institutional", earlier), "activityInformation", dollars, {
        today: on,
        lines: ["exchange"],
      }).map(({ path, code }) => `${path} ${code}`);
    expect(inEach(refused)).toEqual([[], ["netAssets.currency currencyRequired"]]);
  });

  test("the holidays and the risk of today, whenever it was begun", () => {
    expect(["2026-12-31", "2027-01-04"].map((on) => replyDay(on, ["exchange"]))).toEqual([
      "2027-01-08",
      "2027-01-13",
    ]);
    expect(inEach((on) => countryClass("HK", on))).toEqual(["unlisted", "increasedMonitoring"]);
    const scored = (on: string) => {
      const inputs = riskInputs(sample(), "exchange", { today: on, rulesOn: earlier });
      const { model, lists } = riskScore(inputs, on);
      return { model, lists, incorporation: inputs.incorporation };
    };
    expect(inEach(scored)).toEqual([
      { model: "2026-11-21", lists: "2026-06-01", incorporation: ["unlisted"] },
      { model: change, lists: change, incorporation: ["increasedMonitoring"] },
    ]);
  });

  test("the editions are told by name: which move with the day of checking, and which with the rules", () => {
    const moved = (of: (on: string) => Record<string, string>) => {
      const [first, second] = inEach(of) as [Record<string, string>, Record<string, string>];
      expect(Object.keys(first)).toEqual([...Object.keys(datedLists), "exemptionLists"]);
      return Object.keys(first).filter((name) => first[name] !== second[name]);
    };
    expect(moved((on) => editionsOn({ today, rulesOn: on }))).toEqual([
      "professionalRules",
      "ownershipRules",
      "ages",
      "idDocuments",
      "postalCodes",
      "settledNames",
      "exemptionLists",
    ]);
    expect(moved((on) => editionsOn({ today: on, rulesOn: earlier }))).toEqual([
      "rates",
      "holidays",
      "countryLists",
      "riskModel",
    ]);
    expect(
      issuesOfApplication(flowOn("institutional", earlier), sample(), {
        today,
        lines: ["exchange", "custodyHongKong"],
      }),
    ).toEqual([]);
  });
});

describe("every dated list", () => {
  test("stands among those that an application names", () => {
    const root = join(import.meta.dirname, "..", "..", "src");
    const sources = globSync("{contract,server}/**/*.ts", {
      cwd: root,
      exclude: (name) => name.endsWith(".test.ts"),
    });
    const declared = sources.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/export const (\w+): Editions</g)].map(
        ([, name]) => name!,
      ),
    );
    expect(declared.toSorted()).toEqual(Object.keys(datedLists).toSorted());
  });

  test.each(Object.entries<{ editions: Editions; sources: Sources }>(datedLists))(
    "%s: days in order, a source for each",
    (_, { editions, sources }) => {
      const days = editions.map(({ version }) => version);
      expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
      expect([...new Set(days)].toSorted()).toEqual(days);
      expect(Object.keys(sources)).toEqual(days);
      expect(Object.values(sources)).not.toContain("");
    },
  );

  test("is taken as the oldest has it before there was any, and to the day", () => {
    const two: Editions = [{ version: "2026-01-01" }, { version: "2027-01-01" }];
    const taken = ["2025-01-01", "2026-12-31", "2027-01-01", "2030-01-01"].map(
      (on) => inForce(two, on).version,
    );
    expect(taken).toEqual(["2026-01-01", "2026-01-01", "2027-01-01", "2027-01-01"]);
  });
});
