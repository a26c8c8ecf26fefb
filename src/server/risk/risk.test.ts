import { describe, expect, test } from "vitest";
import { inForce } from "#contract/editions.ts";
import * as account from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { businessLines, lineIds } from "#contract/business-lines.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { entityTypes } from "#contract/options/lists.ts";
import { isCountryCode } from "#contract/options/countries.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { countryClass, countryLists } from "#contract/options/country-lists.ts";
import { riskInputs } from "#server/risk/inputs.ts";
import { riskModel } from "#server/risk/model.ts";
import { needsTwoApprovers, riskScore } from "#server/risk/score.ts";
import { inAccount } from "#server/database/database.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { fillIn, submissionOf } from "#tests/support/server/applicant.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { today, sharedPortal } from "#tests/support/server/portal.ts";

const model = inForce(riskModel, today);
const lists = inForce(countryLists, today);
const plain = sampleAnswers(today);
const having = (sections: Record<string, Answers>): AllAnswers => ({
  ...plain,
  ...Object.fromEntries(
    Object.entries(sections).map(([id, own]) => [id, { ...plain[id], ...own }]),
  ),
});
/** The sample without what makes it high risk. */
const peopleAs = (pepKind: string) => ({
  people: (plain["relatedInformation"]!["people"] as Answers[]).map((person) => ({
    ...person,
    pepKind,
  })),
});
const calm = {
  declaration: { ownershipLayers: "1to3" },
  relatedInformation: peopleAs("none"),
  businessInformation: { hasHighRisk: "no", highRisk: undefined },
  activityInformation: { hasDownstream: "no", downstream: undefined },
};
/** `own`: of the business and of the activity. */
const merged = (own: Answers, declaration: Answers = {}, pepKind = "none") =>
  having({
    relatedInformation: peopleAs(pepKind),
    companyInformation: own,
    businessInformation: { ...calm.businessInformation, ...own },
    activityInformation: { ...calm.activityInformation, ...own },
    declaration: { ...calm.declaration, ...declaration },
  });
const customersInVietnam = (there: string, here: string) =>
  merged({
    customers: [
      { country: "VN", percent: there },
      { country: "HK", percent: here },
    ],
  });
const scored = (answers: AllAnswers, line: (typeof lineIds)[number] = "exchange") => {
  const inputs = riskInputs(answers, line, { today, rulesOn: today });
  const score = riskScore(inputs, today);
  return { ...score, needsTwo: needsTwoApprovers(score, inputs) };
};

test("a company that trades for clients brings money of others, though it is not asked again", () => {
  const given = (purpose: string) =>
    riskInputs(merged({ purpose: [purpose] }), "exchange", { today, rulesOn: today }).othersMoney;
  expect([given("clientTrading"), given("treasury")]).toEqual([["yes"], ["no"]]);
});

describe("worked examples", () => {
  test.each<[string, AllAnswers, string, number, string, boolean]>([
    // 2 company + 2 layers; 6 an owner in VG; 6 line; 3 remote + 1 no copies; 1 volume + 1 size
    ["the sample made calm", having(calm), "exchange", 22, "low", false],
    ["for custody, with certified copies", having(calm), "custodyHongKong", 19, "low", false],
    ["for coins over the counter", having(calm), "offlineExchange", 31, "medium", false],
    [
      "a PEP: 15 more, and high whatever the sum",
      merged({}, {}, "associate"),
      "exchange",
      37,
      "high",
      true,
    ],
    ["adverse news: 12 more", merged({}, { adverseNews: "yes" }), "exchange", 34, "medium", false],
    [
      "other VASPs behind it: 5 more, and high",
      merged({ hasDownstream: "yes", downstream: ["SG"] }),
      "exchange",
      27,
      "high",
      true,
    ],
    [
      "half the customers on the grey list: 3 + 12 more",
      customersInVietnam("50", "50"),
      "exchange",
      37,
      "medium",
      false,
    ],
    [
      "9.99 % of the customers there: 3 + 2 more",
      customersInVietnam("9.99", "90.01"),
      "exchange",
      27,
      "medium",
      false,
    ],
    [
      "an office in Myanmar: 12 more, and high",
      merged({ jurisdictions: ["HK", "MM"] }),
      "exchange",
      34,
      "high",
      true,
    ],
    [
      "an office in Iran: geography is full at 30, and prohibited",
      merged({ jurisdictions: ["HK", "IR"] }),
      "exchange",
      46,
      "prohibited",
      true,
    ],
    [
      "founded this year: 5 more",
      merged({ incorporationDate: "2026-01-05" }),
      "exchange",
      27,
      "medium",
      false,
    ],
    [
      "founded two years ago: 2 more",
      merged({ incorporationDate: "2024-11-20" }),
      "exchange",
      24,
      "low",
      false,
    ],
    [
      "unlicensed dealer in virtual assets: 2 + 8 more",
      merged({ licensed: "no", hasHighRisk: "yes", highRisk: ["virtualAssets"] }),
      "exchange",
      32,
      "medium",
      false,
    ],
    [
      "everything at once: customer is full at 35",
      merged(
        { licensed: "no", highRisk: ["nominee", "gambling"] },
        {
          adverseNews: "yes",
          proceedings: "yes",
          taxAmnesty: "yes",
          stateOwned: "yes",
          ownershipLayers: "over3",
        },
        "self",
      ),
      "exchange",
      53,
      "high",
      true,
    ],
  ])("%s", (_, answers, line, total, band, needsTwo) => {
    const found = scored(answers, line as "exchange");
    expect({ total: found.total, band: found.band, needsTwo: found.needsTwo }).toEqual({
      total,
      band,
      needsTwo,
    });
  });

  test("a result says what gave points, what overrode the sum, and its versions", () => {
    expect(scored(merged({ jurisdictions: ["HK", "KP"] }), "custodyHongKong")).toEqual({
      model: model.version,
      lists: lists.version,
      total: 43,
      band: "prohibited",
      byDimension: { customer: 4, geography: 30, product: 4, channel: 3, activity: 2 },
      parts: [
        { dimension: "customer", input: "entityType", points: 2 },
        { dimension: "customer", input: "ownershipLayers", points: 2 },
        { dimension: "geography", input: "operation", points: 30 },
        { dimension: "geography", input: "owners", points: 6 },
        { dimension: "product", input: "line", points: 4 },
        { dimension: "channel", input: "meeting", points: 3 },
        { dimension: "activity", input: "monthlyVolume", points: 1 },
        { dimension: "activity", input: "investmentSize", points: 1 },
      ],
      overrides: [{ input: "operation", band: "prohibited" }],
      needsTwo: true,
    });
  });

  test("criminal matters count as much as a PEP, from the edition that asks for them apart", () => {
    const answers = merged({}, { crime: "yes" });
    const scoredOn = (on: string) =>
      riskScore(riskInputs(answers, "exchange", { today: on, rulesOn: on }), on);
    const bands = ["2026-11-22", "2026-11-23"].map((on) => [scoredOn(on).total, scoredOn(on).band]);
    expect(bands).toEqual([
      [22, "low"],
      [37, "high"],
    ]);
  });

  test("an individual is scored by what a person is asked", () => {
    const person = {
      applicableAccount: { lines: ["otcSingapore"] },
      personalInformation: { nationality: "SG", residence: "VN", ctcClient: "no" },
      pep: { pepKind: "none" },
      wealthInformation: { orderSize: "over1m", sourceOfWealth: ["mining", "giftsAndInheritance"] },
    };
    expect(scored(person, "otcSingapore")).toMatchObject({
      total: 6 + 9 + 4 + 4 + 5,
      band: "medium",
      needsTwo: false,
    });
  });
});

describe("the model", () => {
  test("the dimensions make 100 together", () => {
    expect(Object.values(model.most).reduce((sum, most) => sum + most, 0)).toBe(100);
  });

  test("gives points to answers that can be given, and to no others", () => {
    const questions = Object.values<Flow>(flows).flatMap(({ sections }) =>
      Object.values(sections).flatMap((section) => Object.entries(section.questions)),
    );
    const valuesOf = (input: string) =>
      questions
        .filter(([name]) => name === input)
        .flatMap(([, { kind, options }]) =>
          kind === "yesNo" ? ["yes", "no"] : (options ?? []).map(({ value }) => value),
        );
    const wrong = model.factors.flatMap(({ input, points }) => {
      const known = input === "line" ? Object.keys(businessLines) : valuesOf(input);
      if (known.length === 0) return [];
      return Object.keys(points).filter((value) => !known.includes(value));
    });
    expect(wrong).toEqual([]);
    const { points } = model.factors.find(({ input }) => input === "line")!;
    expect(Object.keys(points).toSorted()).toEqual([...lineIds].toSorted());
    expect(entityTypes.length).toBe(7);
  });

  test("lists name countries that exist, none on two of them", () => {
    const { countermeasures, callForAction, increasedMonitoring } = lists;
    const listed: string[] = [...countermeasures, ...callForAction, ...increasedMonitoring];
    expect(listed.filter((code) => !isCountryCode(code))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(["KP", "MM", "VG", "SG"].map((code) => countryClass(code, today))).toEqual([
      "countermeasures",
      "callForAction",
      "increasedMonitoring",
      "unlisted",
    ]);
  });
});

describe("at submission", () => {
  const portal = sharedPortal();

  const submitApplication = async () => {
    const member = await portal.member();
    const body = await fillIn(member);
    const reply = dataOf(await member.api(saveKyc, { body }));
    return { member, reply };
  };

  test("each line's score is kept with its inputs, and a PEP marks the case for two approvers", async () => {
    const { member } = await submitApplication();
    const kept = await portal.rows(
      `select line, model_version, lists_version, total, band, needs_two, inputs->'pep' as pep,
        inputs->'owners' as owners, result->'total' as again from risk_score where account_id = $1 order by line`,
      [member.accountId],
    );
    const shared = {
      model_version: model.version,
      lists_version: lists.version,
      band: "high",
      needs_two: true,
      pep: ["yes"],
      owners: ["unlisted", "increasedMonitoring"],
    };
    const [custody, exchange] = (["custodyHongKong", "exchange"] as const).map(
      (line) => scored(plain, line).total,
    );
    expect(kept).toEqual([
      { ...shared, line: "custodyHongKong", total: custody, again: custody },
      { ...shared, line: "exchange", total: exchange, again: exchange },
    ]);
    const marked = await portal.rows(
      "select snapshot->'context'->'needsTwo' as two from line_status where account_id = $1 and chart = 'kycStatus'",
      [member.accountId],
    );
    expect(marked).toEqual([{ two: true }, { two: true }]);
  });

  test("no reply carries it: not the submission's, not the form's, not the account's, nor the description of the calls", async () => {
    const { member, reply } = await submitApplication();
    const { form_id: _, ...body } = await submissionOf(member);
    const replies = JSON.stringify([
      reply,
      await member.api(saveKyc, { body: { form_id: member.formId, ...body } }),
      dataOf(await member.api(kycForm, { params: { id: member.formId } })),
      dataOf(await member.api(account.insInfo)),
      dataOf(await member.api(submittedForm, { params: { id: member.formId } })),
    ]);
    const openapi = await (await member.browser.fetch("/openapi.json")).text();
    const telling = /(?<!high)risk|score|"band"|needs_?two|prohibited|approver/i;
    expect([telling.exec(replies)?.[0], telling.exec(openapi)?.[0]]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("a score is final, and the portal's role can neither read nor change one", async () => {
    const { member } = await submitApplication();
    const change = portal.rows("update risk_score set band = 'low'");
    await expect(change).rejects.toThrow("append only");
    const removal = portal.rows("delete from risk_score");
    await expect(removal).rejects.toThrow("append only");
    const reading = inAccount(portal.services.db, member.accountId, (handle) =>
      handle.selectFrom("risk_score").selectAll().execute(),
    );
    expect(await reading).toEqual([]);
  });
});
