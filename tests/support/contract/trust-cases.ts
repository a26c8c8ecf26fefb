import { applicant } from "#contract/ownership/structure.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import {
  corporateTrustee,
  holding,
  ownerOf,
  party,
  trustBehind,
  trustee,
  trustPeople,
  trustWith,
  withTrustee,
} from "./entities.ts";
import type { WorkedCase } from "./people-cases.ts";

const trust = (rule: string, answers: AllAnswers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: () => answers,
  refused: refused.map((each) => `relatedInformation.${each}`),
});

const shareCases: readonly WorkedCase[] = [
  {
    ...trust(
      "a document of the day before the trust deed",
      trustWith({ people: [...trustPeople, trustee] }, { deedDate: "2026-10-21" }),
    ),
    refused: ["uploadFiles.proofOfBusinessAddress.dated beforeIncorporation"],
  },
  trust(
    "a share of the trust itself",
    withTrustee([corporateTrustee()], ownerOf(applicant, "30")),
    "people.3.holdings shareOfTrust",
  ),
  trust("a company behind its trustee", trustBehind(1, { ownershipLayers: "1to3" })),
];

const over = { ownershipLayers: "over3", layersReason: "One company per branch" };
const counted = { ownershipLayers: "1to3" };

const layerCases: readonly WorkedCase[] = [
  trust("three layers above a trust, declared as three", trustBehind(2, counted)),
  trust(
    "four layers above a trust, declared as three",
    trustBehind(3, counted),
    "companies trustLayersNeedReason",
  ),
  trust("four layers above a trust, with the reason", trustBehind(3, over)),
  trust(
    "three layers above a trust, declared as more",
    trustBehind(2, over),
    "companies trustFewerLayers",
  ),
];

/** A trust that is settlor of the trust that applies. */
export const innerTrust = corporateTrustee({
  roles: ["settlor"],
  kind: "trust",
  beneficiaries: "class",
});
const partOf = (role: string) => ({ of: "trustees", stake: role, percent: "", band: "" });
export const insideTrust: Answers = {
  ...party("inside", "Ho Wai Lam", "trustParty"),
  holdings: [partOf("settlor"), partOf("trustee")],
};

const innerCases: readonly WorkedCase[] = [
  trust("a trust as settlor, with its parties", withTrustee([innerTrust], trustee, insideTrust)),
  trust(
    "a trust as settlor, with no party named",
    withTrustee([innerTrust], trustee),
    "corporateParties.0.kind settlorMissing",
    "corporateParties.0.kind trusteeMissing",
  ),
];

const ofTrustee = (answers: Answers) =>
  withTrustee([corporateTrustee(answers)], ownerOf("trustees", "100"));

const identityCases: readonly WorkedCase[] = [
  trust("a company as trustee, with its founding, directors and present existence", ofTrustee({})),
  trust(
    "a company as trustee without its founding, directors and present existence",
    ofTrustee({ incorporationDate: "", directors: "", partyStanding: { files: [] } }),
    "corporateParties.0.incorporationDate required",
    "corporateParties.0.directors required",
    "corporateParties.0.partyStanding uploadRequired",
  ),
  trust(
    "an extract of the register from before the company was founded",
    ofTrustee({ incorporationDate: "2026-11-01" }),
    "corporateParties.0.partyStanding.dated beforeIncorporation",
  ),
  trust(
    "a regulated trustee proves with its licence that it exists",
    withTrustee([corporateTrustee({ kind: "regulated", partyStanding: undefined })]),
  ),
];

const both = corporateTrustee({ roles: ["settlor", "trustee"] });
const holder = party("holder", "Wong Siu Ming", "representative");
const alone = (corporate: Answers, persons: Answers[], percent: string) =>
  trustWith(
    {
      corporateParties: [corporate],
      people: [holder, ...persons],
      others: holding("trustees", percent),
    },
    { corporateParties: "yes", beneficiaries: "class" },
  );
const official = party("official", "Ho Wai Lam", "seniorOfficial");
const missing = "people trustUncontrolled";

const controlCases: readonly WorkedCase[] = [
  trust("a company of many is settlor and trustee", alone(both, [], "100"), missing),
  trust(
    "no one has more than half of the settlor and trustee",
    alone(both, [ownerOf("trustees", "40")], "60"),
    missing,
  ),
  trust(
    "one person has more than half of the settlor and trustee",
    alone(both, [ownerOf("trustees", "60")], "40"),
  ),
  trust("a person is settlor too", alone(both, [party("s", "Ho Wai Lam", "settlor")], "100")),
  trust(
    "the only person who was settlor has died",
    alone(both, [{ ...party("s", "Ho Wai Lam", "settlor"), hasDied: "yes" }], "100"),
    missing,
  ),
  trust(
    "a person is beneficiary alone",
    alone(both, [party("b", "Ho Wai Lam", "beneficiary")], "100"),
    missing,
  ),
  trust("a senior managing official is named", alone(both, [official], "100")),
  trust(
    "the settlor and trustee is a regulated institution",
    alone({ ...both, kind: "regulated" }, [], "100"),
  ),
];

const licence = (list: string) =>
  ["exemptRegulator", "exemptLicence", "registerLink", "partyLicence"].map(
    (name) => `${list}.${name}`,
  );

/** With the questions about a licence that each is asked. */
export const trusteeCases: readonly (WorkedCase & { asked: string[] })[] = [
  {
    ...trust(
      "a trust of people alone, its trustee without a licence",
      trustWith({ people: [...trustPeople, trustee] }),
    ),
    asked: ["people.trusteeLicensed"],
  },
  {
    ...trust(
      "a trustee who holds a licence",
      trustWith({ people: [...trustPeople, { ...trustee, trusteeLicensed: "yes" }] }),
    ),
    asked: ["people.trusteeLicensed", ...licence("people")],
  },
  {
    ...trust(
      "a regulated institution as trustee",
      withTrustee([corporateTrustee({ kind: "regulated" })]),
    ),
    asked: licence("corporateParties"),
  },
  {
    ...trust(
      "a company that is licensed as a trustee",
      withTrustee([corporateTrustee({ trusteeLicensed: "yes" })], ownerOf("trustees", "100")),
    ),
    asked: ["corporateParties.trusteeLicensed", ...licence("corporateParties")],
  },
];

const controllerCases: readonly WorkedCase[] = ["yes", "no"].map((hasControllers) => ({
  ...trust(
    `another person in control is named where there is one: ${hasControllers}`,
    trustWith(
      { people: [...trustPeople, party("trustee", "Ng Mei Kuen", "trustee", "trustController")] },
      { hasControllers },
    ),
  ),
  stored: {
    "relatedInformation.people.3.roles":
      hasControllers === "yes" ? ["trustee", "trustController"] : ["trustee"],
  },
}));

const child = (rule: string, roles: string[], more: Answers = {}, ...refused: string[]) => {
  const row = {
    ...party("child", "Chan Siu Fung", ...roles),
    birthDate: "2019-05-01",
    idCountry: "HK",
    idType: "birthCertificate",
    idNumber: "S123456",
    guardian: "Chan Ka Wai",
    ...more,
  };
  const answers = trustWith({ people: [...trustPeople, trustee, row] });
  return trust(rule, answers, ...refused.map((each) => `people.4.${each}`));
};

const childCases: readonly WorkedCase[] = [
  child("a beneficiary of seven years with a birth certificate", ["beneficiary"]),
  child("a child without a named adult", ["beneficiary"], { guardian: "" }, "guardian required"),
  child("a child has no bill with an address", ["beneficiary"], { addressProof: { files: [] } }),
  child(
    "a child with an acting role too",
    ["beneficiary", "settlor"],
    {},
    "birthDate tooYoung",
    "idType selectRequired",
  ),
  child(
    "an adult beneficiary with a birth certificate",
    ["beneficiary"],
    { birthDate: "2008-11-20" },
    "idType selectRequired",
  ),
  child(
    "a child who is not born yet",
    ["beneficiary"],
    { birthDate: "2026-11-21" },
    "birthDate dayInFuture",
  ),
];

/** A trust that applies. */
export const trustCases: readonly WorkedCase[] = [
  ...shareCases,
  ...layerCases,
  ...innerCases,
  ...identityCases,
  ...controlCases,
  ...controllerCases,
  ...trusteeCases,
  ...childCases,
];
