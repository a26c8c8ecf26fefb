import { describe, expect, test } from "vitest";
import { countedSlots } from "#contract/documents/asked-slots.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { ownFilesIn } from "#contract/file-limits.ts";
import { registrant } from "#contract/calls/account.ts";
import { flowOn, flows } from "#contract/forms/flows/flows.ts";
import {
  issuesOfApplication,
  issuesOfSection,
  visibleAnswers,
} from "#contract/forms/flows/pages.ts";
import { wealthInformation } from "#contract/forms/people/wealth.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Question, Section } from "#contract/questions/question.ts";
import { outcomeOf } from "../support/contract/outcome.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";

const today = "2026-11-20";
const facts = { today, lines: ["exchange", "custodyHongKong"] as const };
const office = {
  line1: "88 Sample Road",
  line2: "",
  city: "Hong Kong",
  postcode: "",
  country: "HK",
};

interface Case {
  rule: string;
  section: string;
  given: Answers;
  /** Path and code of each issue; none where the answer is accepted. */
  issues: string[];
}

/** Answers of the sample application with these changed, and what the rules of the specification say. */
const cases: Case[] = [
  {
    rule: "a website, or the statement that there is none",
    section: "businessInformation",
    given: { hasWebsite: "yes", website: "" },
    issues: ["website urlRequired"],
  },
  {
    rule: "no website, stated",
    section: "businessInformation",
    given: { hasWebsite: "no", website: undefined },
    issues: [],
  },
  {
    rule: "a post box in the city of an address",
    section: "companyInformation",
    given: { registeredAddress: { ...office, city: "P.O. Box 12, Hong Kong" } },
    issues: ["registeredAddress.city poBox"],
  },
  {
    rule: "shares of 99.9999 %",
    section: "activityInformation",
    given: {
      customers: [
        { country: "HK", percent: "33.3333" },
        { country: "SG", percent: "66.6666" },
      ],
    },
    issues: ["customers sumNot100"],
  },
  {
    rule: "free text of 101 characters",
    section: "businessInformation",
    given: { natureOfBusiness: "a".repeat(limits.textMax + 1) },
    issues: ["natureOfBusiness tooLong"],
  },
  {
    rule: "a sixth file in a slot",
    section: "uploadFiles",
    given: { articles: { files: files("articles", limits.filesPerSlot + 1) } },
    issues: ["articles.files tooManyFiles"],
  },
];

test.each(cases)("$rule", ({ section, given, issues }) => {
  const answers = sampleAnswers(today);
  answers[section] = { ...answers[section], ...given };
  const found = issuesOfSection(flowOn("institutional", today), section, answers, facts);
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});

function files(slot: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    uid: `${slot}-${at}`,
    name: `${slot}-${at}.pdf`,
    size: 1,
    type: "application/pdf",
  }));
}

test.each([
  ["+852", "kept"],
  ["+999", "countryCodeRequired"],
  ["+210", "countryCodeRequired"],
])("a telephone number with the country code %s", (code, expected) => {
  const outcome = outcomeOf(registrant.country_code, code);
  expect("kept" in outcome ? "kept" : outcome.codes[0]).toBe(expected);
});

test.each([
  ["USD", "kept"],
  ["HKD", "currencyRequired"],
])("total net worth in %s", (currency, expected) => {
  const rule = wealthInformation.questions.netWorth.rule({ today, rulesOn: today, lines: [] });
  const outcome = outcomeOf(rule, { currency, amount: "1,000.00" });
  expect("kept" in outcome ? "kept" : outcome.codes[0]).toBe(expected);
});

test("every slot takes five files; only the Wolfsberg questionnaire is one PDF", () => {
  const slots = Object.keys(documentSlots) as SlotId[];
  expect(slots.filter((id) => slotOf(id).most !== limits.filesPerSlot)).toEqual([
    "wolfsbergQuestionnaire",
  ]);
});

describe("the limit of 20 files", () => {
  const flow = flowOn("institutional", today);
  const licensedVasp = () =>
    generatedAnswers(
      flow,
      {
        given: {
          applicableAccount: { lines: ["exchange", "custodyHongKong"] },
          entryBoarding: { entityType: "vasp" },
        },
        says: "yes",
      },
      today,
    );

  test("a licensed VASP with three people can finish, with room for more pages", () => {
    const answers = licensedVasp();
    const { people } = answers["relatedInformation"] as { people: Answers[] };
    const third = { ...people[0], id: "relatedPerson-9" };
    answers["relatedInformation"] = {
      ...answers["relatedInformation"],
      people: [...people, third].slice(0, 3),
    };
    expect(ownFilesIn(visibleAnswers(flow, answers))).toBeLessThan(limits.filesTotal);
    expect(issuesOfApplication(flow, licensedVasp(), facts)).toEqual([]);
  });

  test("counts the files of documents that the answers ask for", () => {
    const answers: AllAnswers = licensedVasp();
    const before = ownFilesIn(visibleAnswers(flow, answers));
    answers["uploadFiles"] = {
      ...answers["uploadFiles"],
      trustDeed: { files: files("trustDeed", 5) },
    };
    const isCounted = countedSlots(flow, answers);
    expect(ownFilesIn(visibleAnswers(flow, answers))).toBe(before);
    expect(["trustDeed", "walletProof", "identity.a", "requested.b"].map(isCounted)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

/** Every question of the forms, those of people and companies included. */
function questionsIn({ id, questions }: Section): [string, Question][] {
  return Object.entries(questions).flatMap(([name, question]) => [
    [`${id}.${name}`, question] as [string, Question],
    ...(question.each ? questionsIn(question.each) : []),
  ]);
}

test("a text has at most 100 characters; answers that explain have 1000, and each is listed", () => {
  const all = Object.values(flows).flatMap(({ sections }) =>
    Object.values(sections).flatMap(questionsIn),
  );
  const long = all.filter(([, { kind }]) => kind === "longText");
  const limitsOf = (max: number) =>
    [
      ...new Set(long.filter(([, question]) => question.max === max).map(([name]) => name)),
    ].toSorted();
  expect([...new Set(long.map(([, { max }]) => max))].toSorted()).toEqual([
    limits.textMax,
    limits.explanationMax,
  ]);
  expect(limitsOf(limits.explanationMax)).toMatchInlineSnapshot(`
    [
      "amlProgramme.anonymousAccountsDetails",
      "amlProgramme.boardApprovedDetails",
      "amlProgramme.customersReviewedDetails",
      "amlProgramme.customersVerifiedDetails",
      "amlProgramme.enhancedChecksDetails",
      "amlProgramme.nestedClientsDetails",
      "amlProgramme.officerReportsDetails",
      "amlProgramme.outsourcedDetails",
      "amlProgramme.paymentsScreenedDetails",
      "amlProgramme.recordsKeptDetails",
      "amlProgramme.rescreenedDetails",
      "amlProgramme.riskAssessedDetails",
      "amlProgramme.staffTrainedDetails",
      "amlProgramme.suspicionReportedDetails",
      "businessInformation.subsidiaries",
      "charityConduct.accountsAuditedDetails",
      "charityConduct.conflictAreasDetails",
      "charityConduct.donorsScreenedDetails",
      "charityConduct.donorsUnknownDetails",
      "charityConduct.paidToFoundersDetails",
      "charityConduct.partnersAbroadDetails",
      "charityConduct.recipientsScreenedDetails",
      "charityInformation.charityPurpose",
      "charityInformation.fundSources",
      "complianceProgramme.blockedPlaces",
      "complianceProgramme.privacyAssetsDetails",
      "complianceProgramme.shellBanksDetails",
      "conduct.accountRefusedDetails",
      "conduct.bearerSharesDetails",
      "conduct.briberyRulesDetails",
      "conduct.othersMoneyDetails",
      "conduct.sanctionedDetails",
      "conduct.sanctionedTradeDetails",
      "conduct.taxFiledDetails",
      "conduct.unlicensedDetails",
      "corporateParty.beneficiaryClass",
      "declaration.adverseNewsDetails",
      "declaration.crimeDetails",
      "declaration.layersReason",
      "declaration.proceedingsDetails",
      "declaration.stateOwnedDetails",
      "declaration.taxAmnestyDetails",
      "fundConduct.checkerSupervisedDetails",
      "fundConduct.investorsScreenedDetails",
      "fundConduct.nomineeInvestorsDetails",
      "fundConduct.paidToOthersDetails",
      "fundConduct.sidePocketsDetails",
      "fundConduct.unusualSubscriptionsDetails",
      "governmentConduct.accountAuthorisedDetails",
      "governmentConduct.publicMoneyOnlyDetails",
      "governmentInformation.signingPower",
      "highRiskBusiness.sectorCustomersDetails",
      "highRiskBusiness.sectorLicensedDetails",
      "highRiskBusiness.sectorPenalisedDetails",
      "highRiskBusiness.sectorPolicyDetails",
      "investorClassification.knowledgeDetails",
      "investorClassification.ownersStatus",
      "pep.adverseNewsDetails",
      "pep.crimeDetails",
      "pep.proceedingsDetails",
      "pep.taxAmnestyDetails",
      "personClassification.knowledgeDetails",
      "personConduct.accountRefusedDetails",
      "personConduct.bankruptDetails",
      "personConduct.guidedDetails",
      "personConduct.sanctionedDetails",
      "personConduct.sanctionedTradeDetails",
      "personConduct.taxFiledDetails",
      "personalInformation.otherNames",
      "relatedCompany.beneficiaryClass",
      "relatedPerson.otherNames",
      "relatedPerson.pepWealth",
      "trustConduct.contributors",
      "trustConduct.reservedPowersDetails",
      "trustConduct.trustChangedDetails",
      "trustConduct.trustPurpose",
      "trustInformation.beneficiaryClass",
      "virtualAssets.assetsProvedDetails",
      "virtualAssets.chainScreenedDetails",
      "virtualAssets.counterpartsCheckedDetails",
      "virtualAssets.incidentsDetails",
      "virtualAssets.licences",
      "virtualAssets.locationHiddenDetails",
      "virtualAssets.otcThirdPartiesDetails",
      "virtualAssets.tokensReviewedDetails",
      "virtualAssets.travelRuleMetDetails",
      "wealthInformation.wealthDetails",
      "wolfsberg.formExplainsDetails",
      "wolfsberg.formOfEntityDetails",
      "wolfsberg.formSignedDetails",
    ]
  `);
});
