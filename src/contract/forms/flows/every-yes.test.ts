import { describe, expect, test } from "vitest";
import { evaluateCondition } from "#contract/questions/condition.ts";
import type { Question, Section } from "#contract/questions/question.ts";
import { applicationFlowIds } from "./flow-ids.ts";
import { flows } from "./flows.ts";
import type { Flow } from "./pages.ts";

const today = "2026-11-26";

/** Questions of yes or no whose "yes" needs no explanation with evidence, by the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "a fact that opens the questions about it, or closes them": [
    "companyInformation.sameAddress",
    "businessInformation.hasWebsite",
    "businessInformation.hasSubsidiaries",
    "activityInformation.needsFiat",
    "activityInformation.omnibus",
    "activityInformation.hasDownstream",
    "flatServices.hasIntermediary",
    "nonSolicitation.approached",
    "fundInformation.hasAdministrator",
    "fundInformation.fundRegistered",
    "fundInformation.hongKongFund",
    "trustInformation.revocable",
    "trustInformation.hasProtector",
    "trustInformation.hasEnforcer",
    "trustInformation.hasControllers",
    "trustInformation.corporateParties",
    "trustInformation.ownedParties",
    "relatedInformation.hasCorporateParties",
    "personalInformation.ctcClient",
    "personClassification.hasFamilyAccount",
    "personClassification.hasSharedAccount",
  ],
  "the kinds of business are chosen from a list, and the questionnaire that the desk sends asks more":
    ["businessInformation.hasHighRisk"],
  "“yes” is the usual answer; “no” asks for the reason, or leaves a document out": [
    "activityInformation.hasAccounts",
    "complianceProgramme.audited",
    "businessInformation.licensed",
    "fundInformation.managerLicensed",
    "fundInformation.checkerSupervised",
    "downstreamVasp.licensed",
  ],
  "its own document proves it: the page of the exchange, the business registration, management accounts":
    [
      "businessInformation.listed",
      "businessInformation.registeredInHongKong",
      "activityInformation.auditExempt",
    ],
  "a person's names, nationalities and documents; the ID document proves them": [
    "personalInformation.hasOtherNames",
    "personalInformation.hasOtherNationalities",
    "personalInformation.usNationalityEnded",
    "personalInformation.idExpires",
    "taxInformation.usPerson",
    "relatedPerson.hasOtherNames",
    "relatedPerson.hasOtherNationalities",
    "relatedPerson.usNationalityEnded",
    "relatedPerson.idExpires",
  ],
  "whether a public function goes on; the choice of the kind of PEP asks for the evidence": [
    "pep.pepHeld",
    "relatedPerson.pepHeld",
  ],
  "the role of a party; a document of the party proves it": [
    "relatedPerson.opensAccount",
    "relatedPerson.resolutionNames",
    "relatedPerson.identified",
    "relatedPerson.trusteeLicensed",
    "relatedPerson.hasDied",
    "corporateParty.trusteeLicensed",
    "corporateParty.sameCompany",
    "corporateParty.owns",
    "corporateParty.hasProtector",
    "corporateParty.hasEnforcer",
    "corporateParty.hasControllers",
    "relatedCompany.hasProtector",
    "relatedCompany.hasEnforcer",
    "relatedCompany.hasControllers",
  ],
};

interface Asked {
  section: Section;
  name: string;
}

function yesNoIn(section: Section): Asked[] {
  return Object.entries(section.questions).flatMap(([name, { kind, each }]) => [
    ...(kind === "yesNo" ? [{ section, name }] : []),
    ...(each ? yesNoIn(each) : []),
  ]);
}

const yesNoOf = ({ sections }: Flow) => Object.values(sections).flatMap(yesNoIn);

/** Whether the answer alone makes the form ask for it. */
function isOpened({ section, name }: Asked, { askedWhen }: Question): boolean {
  const isAsked = (entityType: string, answer: string) => {
    const own = { [name]: answer };
    const all = { entryBoarding: { entityType }, [section.id]: own };
    return evaluateCondition(askedWhen, own, all, today);
  };
  return ["vasp", "registeredCompany"].some((type) => isAsked(type, "yes") && !isAsked(type, "no"));
}

const explains = (asked: Asked): boolean =>
  Object.values(asked.section.questions).some(
    (question) =>
      question.kind === "longText" &&
      question.whenEmpty === "explanationRequired" &&
      isOpened(asked, question),
  );

const asksForEvidence = ({ sections }: Flow, asked: Asked): boolean =>
  Object.values(sections).some(({ questions }) =>
    Object.entries(questions).some(
      ([name, question]) => ["evidence", "ownEvidence"].includes(name) && isOpened(asked, question),
    ),
  );

const nameOf = ({ section, name }: Asked) => `${section.id}.${name}`;
const excepted = Object.values(exceptions).flat();

describe.each(applicationFlowIds)("%s", (id) => {
  test("every “yes” opens an explanation and asks for evidence; each exception has its reason", () => {
    const flow = flows[id];
    const without = yesNoOf(flow).filter(
      (asked) => !(explains(asked) && asksForEvidence(flow, asked)),
    );
    expect(without.map(nameOf).filter((name) => !excepted.includes(name))).toEqual([]);
  });
});

test("no exception is of a question that follows the rule, and none is of no question", () => {
  const needed = applicationFlowIds.flatMap((id) =>
    yesNoOf(flows[id])
      .filter((asked) => !(explains(asked) && asksForEvidence(flows[id], asked)))
      .map(nameOf),
  );
  expect(excepted.filter((name) => !needed.includes(name))).toEqual([]);
});
