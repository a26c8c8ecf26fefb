import type { LineId } from "#contract/business-lines.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Locale } from "#contract/locales.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

/** An applicant told by what sets it apart; every other answer is generated. */
export interface Script {
  name: string;
  flow: FlowId;
  line: LineId;
  /** The language of the applicant's browser. */
  locale: Locale;
  /** Fills in the form by finger on a screen of 360 px. */
  onTelephone?: true;
  /** Submitted in every `npm test`: one for each flow, each in a language of its own. */
  inEveryRun?: true;
  given: AllAnswers;
}

const ofApplicant = "applicant";
const share = (of: string, percent: string): Answers => ({ of, stake: "exact", percent, band: "" });
const part = (of: string, role: string): Answers => ({ of, stake: role, percent: "", band: "" });

type Row = (id: string, fullName: string, ...holdings: Answers[]) => Answers;

const owner: Row = (id, fullName, ...holdings) => ({ id, fullName, roles: ["ubo"], holdings });
const inTrust: Row = (id, fullName, ...holdings) => ({
  id,
  fullName,
  roles: ["trustParty"],
  holdings,
});
const withRoles = (id: string, fullName: string, ...roles: string[]): Answers => ({
  id,
  fullName,
  roles,
});

/** A director who opened the account. */
const holder = withRoles("holder", "Wong Siu Ming", "director", "representative");
const identifiedDirector: Answers = {
  ...withRoles("director", "Lee Ka Yan", "director"),
  identified: "yes",
};

const company = (id: string, name: string, ...holdings: Answers[]): Answers => ({
  id,
  kind: "company",
  name,
  number: `${id}-1`,
  holdings,
});

const institution = (
  entityType: string,
  script: Omit<Script, "flow"> & Partial<Pick<Script, "flow">>,
): Script => ({
  flow: "institutional",
  ...script,
  given: {
    applicableAccount: { lines: [script.line] },
    entryBoarding: { entityType },
    ...script.given,
  },
});

const individual = (script: Omit<Script, "flow">): Script => ({
  ...script,
  flow: "otcIndividual",
  given: { applicableAccount: { lines: [script.line] }, ...script.given },
});

const noLayers: AllAnswers = { declaration: { ownershipLayers: "none" } };
const layers: AllAnswers = { declaration: { ownershipLayers: "1to3" } };

/** One of each kind: every type of entity, an individual in Hong Kong and in Singapore, a trust behind three layers, a listed parent. */
export const tenApplicants: readonly Script[] = [
  institution("registeredCompany", {
    name: "a company that a family trust holds through two companies",
    line: "collateralLending",
    locale: "zh-TW",
    given: {
      ...layers,
      relatedInformation: {
        companies: [
          company("holding", "Harbour Light Holdings Limited", share(ofApplicant, "100")),
          company("top", "Harbour Light Family Limited", share("holding", "100")),
          {
            id: "trust",
            kind: "trust",
            name: "Harbour Light Family Trust",
            hasProtector: "yes",
            beneficiaries: "both",
            beneficiaryClass: "The children of the settlor",
            holdings: [share("top", "100")],
          },
        ],
        hasCorporateParties: "no",
        people: [
          inTrust("settlor", "Chan Tai Man", part("trust", "settlor")),
          inTrust("trustee", "Ng Mei Kuen", part("trust", "trustee")),
          inTrust("protector", "Ho Wai Lam", part("trust", "protector")),
          inTrust("beneficiary", "Chan Siu Fung", part("trust", "beneficiary")),
          holder,
          identifiedDirector,
        ],
      },
    },
  }),
  institution("registeredCompany", {
    name: "a young company of which a listed parent holds 80 %, and one person the rest",
    line: "goldToken",
    locale: "zh-TW",
    onTelephone: true,
    given: {
      ...layers,
      activityInformation: { hasAccounts: "no" },
      relatedInformation: {
        companies: [
          {
            id: "parent",
            kind: "listed",
            name: "Harbour Light Group Limited",
            number: "0000005",
            exchange: "Stock Exchange of Hong Kong",
            ticker: "0005",
            holdings: [share(ofApplicant, "80")],
          },
        ],
        hasCorporateParties: "no",
        people: [
          owner("owner", "Chan Tai Man", share(ofApplicant, "20")),
          holder,
          identifiedDirector,
        ],
      },
    },
  }),
  institution("trust", {
    name: "a trust with a protector and named beneficiaries",
    line: "bondToken",
    locale: "zh-TW",
    onTelephone: true,
    given: {
      trustInformation: { hasProtector: "yes", beneficiaries: "named", corporateParties: "no" },
      relatedInformation: {
        people: [
          withRoles("settlor", "Chan Tai Man", "settlor"),
          withRoles("trustee", "Wong Siu Ming", "trustee", "representative"),
          withRoles("protector", "Ho Wai Lam", "protector"),
          withRoles("beneficiary", "Chan Siu Fung", "beneficiary"),
        ],
      },
    },
  }),
  institution("investmentVehicle", {
    name: "a fund, a partnership, with a general partner and an investor of 30 %",
    flow: "otcInstitution",
    line: "otcSingapore",
    locale: "zh-TW",
    onTelephone: true,
    inEveryRun: true,
    given: {
      ...noLayers,
      entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
      relatedInformation: {
        hasCorporateParties: "no",
        people: [
          withRoles("partner", "Wong Siu Ming", "generalPartner", "representative"),
          owner("investor", "Chan Tai Man", share(ofApplicant, "30")),
        ],
        others: [share(ofApplicant, "70")],
      },
    },
  }),
  institution("charity", {
    name: "a charity with its board",
    line: "appInvest",
    locale: "zh-CN",
    onTelephone: true,
    given: {
      ...noLayers,
      relatedInformation: {
        hasCorporateParties: "no",
        people: [
          holder,
          identifiedDirector,
          withRoles("official", "Chan Tai Man", "seniorOfficial"),
        ],
      },
    },
  }),
  institution("government", {
    name: "a government body with its senior managing official",
    line: "custodySingapore",
    locale: "zh-TW",
    given: {
      ...noLayers,
      investorClassification: { accreditedRoute: "institutional" },
      relatedInformation: {
        people: [withRoles("official", "Wong Siu Ming", "seniorOfficial", "representative")],
      },
    },
  }),
  institution("financialInstitution", {
    name: "a licensed bank",
    line: "prime",
    locale: "en",
    inEveryRun: true,
    given: {
      ...noLayers,
      businessInformation: { licensed: "yes" },
      complianceProgramme: { officerName: "Ng Mei Kuen" },
      relatedInformation: {
        hasCorporateParties: "no",
        people: [
          owner("owner", "Chan Tai Man", share(ofApplicant, "100")),
          holder,
          identifiedDirector,
        ],
      },
    },
  }),
  institution("vasp", {
    name: "a licensed virtual asset service provider with three people",
    line: "custodyHongKong",
    locale: "zh-CN",
    given: {
      ...noLayers,
      businessInformation: { licensed: "yes" },
      complianceProgramme: { officerName: "Ng Mei Kuen" },
      relatedInformation: {
        hasCorporateParties: "no",
        people: [
          owner("owner", "Chan Tai Man", share(ofApplicant, "100")),
          holder,
          withRoles("officer", "Ng Mei Kuen", "complianceOfficer", "director"),
        ],
      },
    },
  }),
  individual({
    name: "an individual for OTC in Hong Kong",
    line: "otcHongKong",
    locale: "zh-TW",
    given: {},
  }),
  individual({
    name: "an individual for OTC in Singapore",
    line: "otcSingapore",
    locale: "zh-CN",
    onTelephone: true,
    inEveryRun: true,
    given: {},
  }),
];
