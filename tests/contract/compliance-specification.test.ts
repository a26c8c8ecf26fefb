import { describe, expect, test } from "vitest";
import { countedSlots } from "#contract/documents/asked-slots.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { ownFilesIn } from "#contract/file-limits.ts";
import { flowOn, flows } from "#contract/forms/flows/flows.ts";
import { issuesOfSection, visibleAnswers } from "#contract/forms/flows/pages.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Question, Section } from "#contract/questions/question.ts";
import { accountsCases } from "../support/contract/accounts-cases.ts";
import { applicantCases } from "../support/contract/applicant-cases.ts";
import { licensedVasp, specificationCases } from "../support/contract/specification-cases.ts";
import { expectedOf, outcomeInContract, workedDay } from "../support/contract/worked-cases.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";

const today = workedDay;
const facts = { today, lines: ["exchange", "custodyHongKong"] as const };
const flow = flowOn("institutional", today);

test.each([...specificationCases, ...accountsCases, ...applicantCases])("$of: $rule", (worked) => {
  expect(outcomeInContract(worked)).toEqual(expectedOf(worked));
});

test("a sixth file in a slot is refused", () => {
  const answers = sampleAnswers(today);
  const articles = { files: files("articles", limits.filesPerSlot + 1) };
  answers["uploadFiles"] = { ...answers["uploadFiles"], articles };
  const found = issuesOfSection(flow, "uploadFiles", answers, facts);
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(["articles.files tooManyFiles"]);
});

function files(slot: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    uid: `${slot}-${at}`,
    name: `${slot}-${at}.pdf`,
    size: 1,
    type: "application/pdf",
  }));
}

test("every slot takes five files; only the Wolfsberg questionnaire is one PDF", () => {
  const slots = Object.keys(documentSlots) as SlotId[];
  expect(slots.filter((id) => slotOf(id).most !== limits.filesPerSlot)).toEqual([
    "wolfsbergQuestionnaire",
  ]);
});

describe("the limit of 20 files", () => {
  test("a licensed VASP with three people has room for more pages", () => {
    expect(ownFilesIn(visibleAnswers(flow, licensedVasp()))).toBeLessThan(limits.filesTotal);
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
      "activityInformation.accountsReason",
      "activityInformation.exemptReason",
      "activityInformation.loanLender",
      "activityInformation.saleAsset",
      "activityInformation.settlorWealth",
      "activityInformation.sourceDetails",
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
      "companyInformation.formerNames",
      "complianceProgramme.blockedPlaces",
      "complianceProgramme.privacyAssetsDetails",
      "complianceProgramme.shellBanksDetails",
      "conduct.accountRefusedDetails",
      "conduct.briberyRulesDetails",
      "conduct.sanctionedTradeDetails",
      "conduct.taxFiledDetails",
      "conduct.unlicensedDetails",
      "corporateParty.beneficiaryClass",
      "corporateParty.directors",
      "declaration.adverseNewsDetails",
      "declaration.bearerSharesDetails",
      "declaration.crimeDetails",
      "declaration.layersReason",
      "declaration.othersMoneyDetails",
      "declaration.proceedingsDetails",
      "declaration.sanctionedDetails",
      "declaration.stateOwnedDetails",
      "declaration.taxAmnestyDetails",
      "flatServices.holderDiffers",
      "fundConduct.investorsScreenedDetails",
      "fundConduct.omnibusInvestorsDetails",
      "fundConduct.paidToOthersDetails",
      "fundConduct.sidePocketsDetails",
      "fundConduct.unusualSubscriptionsDetails",
      "fundInformation.checkerSupervisedDetails",
      "fundInformation.managerUnlicensed",
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
      "pep.othersMoneyDetails",
      "pep.proceedingsDetails",
      "pep.sanctionedDetails",
      "pep.taxAmnestyDetails",
      "personClassification.knowledgeDetails",
      "personConduct.accountRefusedDetails",
      "personConduct.bankruptDetails",
      "personConduct.guidedDetails",
      "personConduct.sanctionedTradeDetails",
      "personConduct.taxFiledDetails",
      "personalInformation.otherNames",
      "relatedCompany.beneficiaryClass",
      "relatedPerson.otherNames",
      "relatedPerson.pepWealth",
      "taxInformation.placeWithoutTax",
      "trustConduct.contributorsDetails",
      "trustConduct.trustChangedDetails",
      "trustInformation.beneficiaryClass",
      "trustInformation.layersReason",
      "virtualAssets.assetsProvedDetails",
      "virtualAssets.chainScreenedDetails",
      "virtualAssets.counterpartsCheckedDetails",
      "virtualAssets.incidentsDetails",
      "virtualAssets.licences",
      "virtualAssets.locationHiddenDetails",
      "virtualAssets.otcThirdPartiesDetails",
      "virtualAssets.tokensReviewedDetails",
      "virtualAssets.travelRuleMetDetails",
      "wealthInformation.fundsDetails",
      "wealthInformation.wealthDetails",
      "wolfsberg.formExplainsDetails",
      "wolfsberg.formOfEntityDetails",
      "wolfsberg.formSignedDetails",
    ]
  `);
});
