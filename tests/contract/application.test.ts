import { describe, expect, test } from "vitest";
import { canonical } from "#contract/application/canonical.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import {
  acceptedSections,
  askedOf,
  issuesOfApplication,
  issuesOfSection,
  planFor,
} from "#contract/forms/flows/pages.ts";
import { rolesMissing } from "#contract/forms/people/parties-named.ts";
import { progressOf } from "#contract/forms/flows/progress.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { Facts } from "#contract/rules/facts.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { requiredPaths } from "../support/contract/required-paths.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

const today = "2026-11-20";
const institutional = flowOn("institutional", today);
const facts: Facts = { today, rulesOn: today, lines: ["exchange", "custodyHongKong"] };
const full = () => sampleAnswers(today);

const changed = (section: string, change: Answers): AllAnswers => {
  const answers = full();
  return { ...answers, [section]: { ...answers[section], ...change } };
};

const owned = [{ of: "applicant", stake: "exact", percent: "60" }];
const people = () => full()["relatedInformation"]!["people"] as Answers[];

const required = (answers: AllAnswers) => requiredPaths(institutional, answers, today);

function without(section: string, path: readonly (string | number)[]): AllAnswers {
  const answers = structuredClone(full());
  let place = answers[section] as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>;
  delete place[path.at(-1)!];
  return answers;
}

test("the sample may be submitted", () => {
  expect(issuesOfApplication(institutional, full(), facts)).toEqual([]);
});

test("the sample fills every question that is asked, former names and optional documents apart", () => {
  const empty = planFor(institutional, full()).flatMap(({ section }) => {
    const own = full()[section]!;
    return askedQuestions(institutional.sections[section]!, own, full(), today)
      .filter(([name]) => own[name] === undefined)
      .map(([name]) => name);
  });
  expect(empty).toEqual(["formerNames", "other"]);
});

describe.each(required(full()))("%s without %j", (section, path) => {
  test("is refused at that answer first", () => {
    const issues = issuesOfApplication(institutional, without(section, path), facts);
    expect(issues.map((issue) => [issue.section, issue.path]).slice(0, 1)).toEqual([
      [section, path.join(".")],
    ]);
  });
});

test("an empty application is refused at every required answer of every section", () => {
  const refused = issuesOfApplication(institutional, {}, facts).map(
    (issue) => `${issue.section}.${issue.path}`,
  );
  const asked = required({}).map(([section, path]) => `${section}.${path.join(".")}`);
  expect(refused.filter((path) => asked.includes(path))).toEqual(asked);
});

describe("the plan", () => {
  const always = [
    "applicableAccount",
    "entryBoarding",
    "companyInformation",
    "businessInformation",
    "activityInformation",
    "taxInformation",
    "declaration",
  ];

  test("asks everything of an institution for both lines with fiat service", () => {
    expect(planFor(institutional, full())).toEqual([
      ...[...always, "nonSolicitation", "flatServices"].map((section) => ({
        step: "entityInfo",
        section,
      })),
      { step: "documentUploading", section: "uploadFiles" },
      { step: "documentUploading", section: "supportingDocuments" },
      { step: "investorVerification", section: "investorClassification" },
      { step: "investorVerification", section: "relatedInformation" },
      { step: "reviewAndSubmit", section: "acknowledgement" },
    ]);
  });

  const names = (answers: AllAnswers) =>
    planFor(institutional, answers).map((page) => page.section);

  test("asks for a bank account and its statement only where fiat service is needed", () => {
    const noFiat = changed("activityInformation", { needsFiat: "no" });
    expect(names(full()).filter((name) => !names(noFiat).includes(name))).toEqual(["flatServices"]);
    expect(
      Object.keys(askedOf(institutional, full())["uploadFiles"]!).includes("bankStatement"),
    ).toBe(true);
    expect(
      Object.keys(askedOf(institutional, noFiat)["uploadFiles"]!).includes("bankStatement"),
    ).toBe(false);
    expect(issuesOfApplication(institutional, { ...noFiat, flatServices: {} }, facts)).toEqual([]);
  });

  test("asks for the class of investor only where a line of Hong Kong is chosen", () => {
    const exchange = changed("applicableAccount", { lines: ["exchange"] });
    expect(names(full()).filter((name) => !names(exchange).includes(name))).toEqual([
      "investorClassification",
    ]);
  });

  test("asks for no line's own sections before a line is chosen", () => {
    expect(names({})).toEqual([
      ...always,
      "uploadFiles",
      "supportingDocuments",
      "relatedInformation",
      "acknowledgement",
    ]);
  });

  test("reads the lines in their own order and drops what is none", () => {
    expect(
      linesOf({ applicableAccount: { lines: ["custodyHongKong", "nothing", "exchange"] } }),
    ).toEqual(["exchange", "custodyHongKong"]);
    expect(linesOf({ applicableAccount: { lines: "exchange" } })).toEqual([]);
  });
});

describe("what must hold between answers", () => {
  test.each([
    [["ubo", "representative"], ["directorMissing"]],
    [["director", "representative"], ["uboMissing"]],
    [["director", "ubo"], ["representativeMissing"]],
    [["seniorOfficial"], ["directorMissing", "representativeMissing"]],
  ])("people who are %j lack the other roles, told together", (roles, missing) => {
    const answers = changed("relatedInformation", {
      people: people().map((person) => ({
        ...person,
        roles,
        holdings: owned,
        opensAccount: "yes",
        resolutionNames: "yes",
      })),
    });
    const issues = issuesOfSection(institutional, "relatedInformation", answers, facts);
    const codes = issues.map(({ code }) => code);
    expect(codes.filter((code) => code.endsWith("Missing"))).toEqual(missing);
  });

  test.each([
    ["limitedPartnership", ["director", "ubo", "representative"], ["generalPartnerMissing"]],
    ["limitedPartnership", ["generalPartner", "ubo", "representative"], []],
    ["company", ["director", "ubo", "representative"], []],
    ["company", ["ubo", "representative"], ["directorMissing"]],
    ["unitTrust", ["ubo", "representative"], ["trusteeMissing"]],
  ])("a fund, %s, of people who are %j lacks %j", (fundForm, roles, missing) => {
    const all = {
      entryBoarding: { entityType: "investmentVehicle", fundForm },
    };
    const issues = rolesMissing({ people: [{ id: "a", roles }] }, all, today);
    expect(issues.map(({ code }) => code)).toEqual(missing);
  });

  test("figures below the threshold do not make a professional investor", () => {
    const answers = changed("investorClassification", {
      totalAssets: { currency: "HKD", amount: "39,999,999.99" },
    });
    expect(issuesOfApplication(institutional, answers, facts)).toEqual([
      {
        section: "investorClassification",
        path: "totalAssets",
        code: "classNotMet",
        params: { region: "HK" },
      },
      { section: "investorClassification", path: "totalAssets", code: "assetsBelowNet" },
    ]);
  });

  test("no people, and 61 people, are rejected", () => {
    const of = (rows: Answers[]) =>
      issuesOfSection(
        institutional,
        "relatedInformation",
        changed("relatedInformation", { people: rows }),
        facts,
      );
    const [first] = people();
    expect(of([])).toEqual([{ path: "people", code: "personMissing" }]);
    expect(of(Array.from({ length: 61 }, (_, at) => ({ ...first, id: String(at) })))).toEqual([
      { path: "people", code: "tooManyPeople", params: { max: 60 } },
    ]);
  });

  test("two people in one row are refused, and so is a row without a name of its own", () => {
    const of = (rows: unknown[]) =>
      issuesOfSection(
        institutional,
        "relatedInformation",
        changed("relatedInformation", { people: rows }),
        facts,
      );
    const [first, second] = people();
    expect(of([first, { ...second, id: first!["id"] }])).toEqual([
      { path: "people", code: "personTwice" },
    ]);
    expect(of([first, { ...second, id: { toString: 1 } }])).toEqual([
      { path: "people.1.id", code: "itemRequired" },
    ]);
  });

  test("an issue of a person names the row and the answer", () => {
    const [first, second] = people();
    const answers = changed("relatedInformation", {
      people: [first, { ...second, birthDate: "2008-11-21" }],
    });
    expect(issuesOfApplication(institutional, answers, facts)).toEqual([
      {
        section: "relatedInformation",
        path: "people.1.birthDate",
        code: "tooYoung",
        params: { years: 18 },
      },
    ]);
  });
});

describe("progress", () => {
  test("nothing of what is asked is given at first, all of it in the sample", () => {
    const asked = required(full()).filter(([, path]) => path.length === 1).length;
    expect(progressOf(institutional, full(), facts)).toEqual({ given: asked, asked });
    expect(progressOf(institutional, {}, facts).given).toBe(0);
  });

  test("a refused answer does not count as given, and is left to do even where it may stay empty", () => {
    const { given, asked } = progressOf(institutional, full(), facts);
    const answers = changed("companyInformation", { nativeName: "-1", incorporationNumber: "-1" });
    expect(progressOf(institutional, answers, facts)).toEqual({
      given: given - 1,
      asked: asked + 1,
    });
  });

  test("a section is accepted once nothing is refused in it; one without required answers at once", () => {
    expect(acceptedSections(institutional, full(), facts)).toEqual(
      planFor(institutional, full()).map((page) => page.section),
    );
    expect(acceptedSections(institutional, {}, facts)).toEqual(["supportingDocuments"]);
    expect(
      acceptedSections(
        institutional,
        changed("declaration", { ownershipLayers: "" }),
        facts,
      ).includes("declaration"),
    ).toBe(false);
  });
});

describe("what a submission keeps", () => {
  test("all of the sample, in the order of the form", () => {
    expect(askedOf(institutional, full())).toEqual(full());
    expect(Object.keys(askedOf(institutional, full()))).toEqual(
      planFor(institutional, full()).map((page) => page.section),
    );
  });

  test("no answer to a hidden question, no section that is not asked, nothing unheard of", () => {
    const company = changed("companyInformation", { sameAddress: "yes", more: 1 });
    const activity = { ...company["activityInformation"], needsFiat: "no" };
    const answers = { ...company, activityInformation: activity, invented: { a: 1 } };
    const kept = askedOf(institutional, answers);
    expect({
      sections: ["flatServices", "invented"].filter((name) => name in kept),
      answers: ["businessAddress", "more"].filter((name) => name in kept["companyInformation"]!),
    }).toEqual({ sections: [], answers: [] });
  });

  test("no answer to a question that is hidden from one person, nor an unheard one", () => {
    const [first, second] = people();
    const answers = changed("relatedInformation", {
      people: [first, { ...second, holdings: owned, more: 1 }],
    });
    expect(canonical(askedOf(institutional, answers))).toBe(
      canonical(askedOf(institutional, full())),
    );
  });

  test("no part of an answer that no rule has looked at", () => {
    const more = { extra: "<img src=x>" };
    const stuffed = (answer: unknown): unknown => {
      if (Array.isArray(answer)) return answer.map(stuffed);
      if (typeof answer !== "object" || answer === null) return answer;
      const parts = Object.entries(answer).map(([name, part]) => [name, stuffed(part)]);
      return { ...Object.fromEntries(parts), ...more };
    };
    expect(askedOf(institutional, stuffed(full()) as AllAnswers)).toEqual(full());
  });

  test("no date of a document that needs none, and no certifier for lines that ask for none", () => {
    const articles = { ...(full()["uploadFiles"]!["articles"] as Answers) };
    const { certifier: _c, dated: _d, ...files } = articles;
    const given = { ...files, dated: "<b>", certifier: { name: "<b>" } };
    const answers = {
      ...changed("uploadFiles", { articles: given }),
      applicableAccount: { lines: ["exchange"] },
    };
    expect(askedOf(institutional, answers)["uploadFiles"]!["articles"]).toEqual(files);
  });
});
