import type { LineId } from "#contract/business-lines.ts";
import type { Band } from "#contract/desk/bands.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import type { RiskInputs } from "#server/risk/inputs.ts";
import { individualForOtc } from "./people-cases.ts";

/** The first day of the edition that counts every place, those of tax residence too, and tells PEPs apart. */
export const riskDay = "2026-11-26";

/** One answer changed in the sample made calm, and the rating that follows. */
export interface RiskCase {
  rule: string;
  of: "company" | "individual";
  line: LineId;
  change: (calm: AllAnswers) => AllAnswers;
  band: Band;
  /** By what the band is set, whatever the sum. */
  by: readonly string[];
  /** What counts, where more than the band tells it. */
  inputs?: Partial<RiskInputs>;
}

const inSection =
  (section: string, answers: Answers) =>
  (all: AllAnswers): AllAnswers => ({ ...all, [section]: { ...all[section], ...answers } });

const inAddress = (section: string, question: string, country: string) => (all: AllAnswers) =>
  inSection(section, { [question]: { ...(all[section]?.[question] as object), country } })(all);

const asOwner =
  (answers: Answers) =>
  (all: AllAnswers): AllAnswers => {
    const [first, ...others] = all["relatedInformation"]!["people"] as [Answers, ...Answers[]];
    return inSection("relatedInformation", { people: [{ ...first, ...answers }, ...others] })(all);
  };

/** The sample without what makes it high risk. */
export const calmed = (all: AllAnswers): AllAnswers => {
  const isNoPep = asOwner({ pepKind: "none" })(all);
  const layers = inSection("declaration", { ownershipLayers: "1to3" })(isNoPep);
  const business = { hasHighRisk: "no", highRisk: undefined };
  const activity = { hasDownstream: "no", downstream: undefined };
  return inSection(
    "businessInformation",
    business,
  )(inSection("activityInformation", activity)(layers));
};

const office = {
  pepKind: "self",
  pepOffice: "elsewhere",
  pepCountry: "FR",
  pepFunction: "Minister of trade",
  pepSince: "2019-06-01",
  pepHeld: "yes",
  pepWealth: "Salary of the office and the sale of a family house in 2015.",
};
const ended = { pepHeld: "no", pepUntil: "2020-01-31" };
const exchange = (rule: string, change: RiskCase["change"], band: Band, ...by: string[]) => ({
  rule,
  of: "company" as const,
  line: "exchange" as const,
  change,
  band,
  by,
});
const inHongKong = (rule: string, change: RiskCase["change"], band: Band, ...by: string[]) => ({
  rule,
  of: "company" as const,
  line: "custodyHongKong" as const,
  change,
  band,
  by,
});

const taxResidence = (country: string): Answers => ({
  country,
  tin: country === "HK" ? "A123456(3)" : "A1234567890",
  reason: "",
  explanation: "",
});
const taxedIn = (country: string) => (all: AllAnswers) => {
  const { residences } = all["taxInformation"] as { residences: Answers[] };
  return inSection("taxInformation", { residences: [...residences, taxResidence(country)] })(all);
};

const placeCases: readonly RiskCase[] = [
  exchange("the sample made calm", (all) => all, "low"),
  exchange(
    "a registered address in Iran",
    inAddress("companyInformation", "registeredAddress", "IR"),
    "prohibited",
    "addresses",
  ),
  exchange(
    "a business address in Myanmar",
    inAddress("companyInformation", "businessAddress", "MM"),
    "high",
    "addresses",
  ),
  exchange(
    "an owner who lives at an address in North Korea",
    (all) => {
      const [first] = all["relatedInformation"]!["people"] as [Answers];
      return asOwner({ address: { ...(first["address"] as object), country: "KP" } })(all);
    },
    "prohibited",
    "addresses",
  ),
  exchange(
    "a bank with its branch in Iran",
    inAddress("flatServices", "branchAddress", "IR"),
    "prohibited",
    "bank",
  ),
  exchange(
    "a bank whose SWIFT code is of Iran",
    inSection("flatServices", { swiftCode: "SAMPIRTH" }),
    "prohibited",
    "bank",
  ),
  ...[" SA MPIRTH", "ＳＡＭＰＩＲＴＨ", "sa\u200dmpirth"].map((swiftCode) =>
    exchange(
      `a bank whose SWIFT code is of Iran, written "${swiftCode}"`,
      inSection("flatServices", { swiftCode }),
      "prohibited",
      "bank",
    ),
  ),
  exchange(
    "an intermediary bank in Myanmar",
    inSection("flatServices", { intermediarySwiftCode: "SAMPMMMY" }),
    "high",
    "bank",
  ),
  exchange(
    "an ID document issued by North Korea",
    asOwner({ idType: "drivingLicence", idCountry: "KP", idNumber: "472", idExpires: "no" }),
    "prohibited",
    "idCountries",
  ),
  exchange(
    "a former nationality of Iran",
    asOwner({ hasOtherNationalities: "yes", otherNationalities: ["IR"] }),
    "high",
    "otherNationalities",
  ),
  exchange("a tax residence in Iran", taxedIn("IR"), "prohibited", "taxResidences"),
  exchange("a tax residence in Myanmar", taxedIn("MM"), "high", "taxResidences"),
  exchange(
    "an owner with a tax residence in Iran",
    (all) =>
      asOwner({ taxResidences: [taxResidence("HK"), taxResidence("IR")] })(
        inSection("taxInformation", { crsType: "passiveNfe", fatcaType: "passiveNffe" })(all),
      ),
    "prohibited",
    "taxResidences",
  ),
  exchange(
    "an office in Iran",
    inSection("businessInformation", { jurisdictions: ["HK", "IR"] }),
    "prohibited",
    "operation",
  ),
];

const pepCases: readonly RiskCase[] = [
  inHongKong("a foreign PEP in office", asOwner(office), "high", "pepCategory"),
  inHongKong(
    "a former foreign PEP, however long ago",
    asOwner({ ...office, pepSince: "1980-01-01", pepHeld: "no", pepUntil: "1985-01-01" }),
    "high",
    "pepCategory",
  ),
  inHongKong(
    "a PEP of Hong Kong, for a line of Hong Kong",
    asOwner({ ...office, pepOffice: "hongKong" }),
    "medium",
  ),
  inHongKong(
    "a former PEP of Hong Kong, for a line of Hong Kong",
    asOwner({ ...office, ...ended, pepOffice: "hongKong" }),
    "low",
  ),
  inHongKong(
    "a PEP of Singapore, for a line of Hong Kong",
    asOwner({ ...office, pepOffice: "singapore" }),
    "high",
    "pepCategory",
  ),
  exchange(
    "a PEP of Hong Kong, for a line of no one region",
    asOwner({ ...office, pepOffice: "hongKong" }),
    "high",
    "pepCategory",
  ),
  inHongKong(
    "a PEP of an international organisation",
    asOwner({ ...office, pepOffice: "organisation" }),
    "medium",
  ),
  inHongKong(
    "a close associate of a foreign PEP",
    asOwner({
      ...office,
      pepKind: "associate",
      pepOfficial: "Jean Dupont",
      pepRelation: "Business partner",
    }),
    "high",
    "pepCategory",
  ),
];

/** Another kind of applicant for the exchange. */
const entity =
  (entityType: string, answers: AllAnswers): RiskCase["change"] =>
  () => {
    const lines = { applicableAccount: { lines: ["exchange"] } };
    const given = { ...lines, entryBoarding: { entityType }, ...answers };
    return generatedAnswers(flowOn("institutional", riskDay), { given, says: "no" }, riskDay);
  };

/** The company between is a trust, of which the owner is settlor and trustee. */
const heldByTrust =
  (governingLaw: string): RiskCase["change"] =>
  (all) => {
    const { companies, people } = all["relatedInformation"] as Record<string, Answers[]>;
    const [{ id, name }, [owner, ...others]] = [companies![0]!, people!] as [Answers, Answers[]];
    const held = { of: "applicant", stake: "exact", percent: "80" };
    const partOf = (stake: string) => ({ of: id, stake });
    const trust = {
      id,
      name,
      kind: "trust",
      governingLaw,
      holdings: [held],
      hasProtector: "no",
      hasEnforcer: "no",
      hasControllers: "no",
      beneficiaries: "class",
      beneficiaryClass: "The settlor's children",
      partyTrustDeed: all["uploadFiles"]!["registerOfMembers"],
    };
    const settlor = {
      ...owner,
      roles: ["director", "ubo", "trustParty"],
      holdings: [{ ...held, percent: "12.5" }, partOf("settlor"), partOf("trustee")],
      hasDied: "no",
    };
    return inSection("relatedInformation", {
      companies: [trust],
      people: [settlor, ...others],
      others: [{ ...held, percent: "7.5" }],
    })(all);
  };

/** Places beyond those of the business. */
const furtherPlaceCases: readonly RiskCase[] = [
  exchange(
    "a fund whose manager is in Iran",
    entity("investmentVehicle", { fundInformation: { managerPlace: "IR" } }),
    "prohibited",
    "owners",
  ),
  exchange(
    "a fund whose administrator is in Iran",
    entity("investmentVehicle", {
      fundInformation: { hasAdministrator: "yes", administratorPlace: "IR" },
    }),
    "prohibited",
    "owners",
  ),
  exchange(
    "a fund with investors in Iran",
    entity("investmentVehicle", { fundInformation: { investorPlaces: ["SG", "IR"] } }),
    "prohibited",
    "owners",
  ),
  exchange(
    "a trust of the law of Iran among the owners",
    heldByTrust("IR"),
    "prohibited",
    "owners",
  ),
  exchange(
    "a charity with donors in Iran",
    entity("charity", { charityInformation: { donorPlaces: ["IR"] } }),
    "prohibited",
    "customers",
  ),
  exchange(
    "a charity that spends in Iran",
    entity("charity", { charityInformation: { beneficiaryPlaces: ["IR"] } }),
    "prohibited",
    "operation",
  ),
  exchange(
    "a provider that serves a provider in Iran",
    entity("vasp", {
      activityInformation: { hasDownstream: "yes" },
      complianceProgramme: { downstreamVasps: [{ id: "served", place: "IR" }] },
    }),
    "prohibited",
    "downstream",
    "hasDownstream",
  ),
  exchange(
    "an owner with a public function of Iran",
    asOwner({ ...office, pepCountry: "IR" }),
    "high",
    "pepCategory",
    "otherNationalities",
  ),
  {
    rule: "an individual with a public function of Iran",
    of: "individual",
    line: "otcHongKong",
    change: () => {
      const given = { ...individualForOtc.given, pep: { ...office, pepCountry: "IR" } };
      const flow = flowOn("otcIndividual", riskDay);
      return generatedAnswers(flow, { ...individualForOtc, given }, riskDay);
    },
    band: "high",
    by: ["pepCategory", "otherNationalities"],
  },
];

/** How many customers of Myanmar, however the figure is written. */
const customerCases: readonly RiskCase[] = (
  [
    ["9%", "under10"],
    ["９", "under10"],
    ["49 %", "10to50"],
    ["５１％", "over50"],
  ] as const
).map(([percent, share]) => ({
  ...exchange(
    `customers in Myanmar of ${percent}`,
    inSection("activityInformation", {
      customers: [
        { country: "MM", percent },
        { country: "HK", percent: String(100 - Number.parseInt(percent.normalize("NFKC"), 10)) },
      ],
    }),
    "high",
    "customers",
  ),
  inputs: { customersListed: [share] },
}));

export const riskCases: readonly RiskCase[] = [
  ...placeCases,
  ...furtherPlaceCases,
  ...customerCases,
  ...pepCases,
];
