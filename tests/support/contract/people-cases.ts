import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Character } from "#server/development/sample/generated-answers.ts";

export const individualForOtc: Character = {
  given: { applicableAccount: { lines: ["otcHongKong"] } },
  says: "no",
};

/** One answer changed in an application that is complete on 20 November 2026, and what is then refused. */
export interface WorkedCase {
  rule: string;
  /** The sample company, or an individual for OTC Hong Kong. */
  of: "company" | "individual";
  change: (all: AllAnswers) => AllAnswers;
  /** `section.path code`; nothing when the application can be submitted. */
  refused: readonly string[];
  /** `section.path` of answers that are stored as other than they were typed. */
  stored?: Readonly<Record<string, unknown>>;
  /** Region and test of each class that is stored as met. */
  classes?: readonly string[];
}

export const inSection =
  (section: string, answers: Answers) =>
  (all: AllAnswers): AllAnswers => ({ ...all, [section]: { ...all[section], ...answers } });

/** The first related person, who is a director and an owner. */
export const asOwner =
  (answers: Answers) =>
  (all: AllAnswers): AllAnswers => {
    const [owner, ...others] = all["relatedInformation"]!["people"] as [Answers, ...Answers[]];
    return inSection("relatedInformation", { people: [{ ...owner, ...answers }, ...others] })(all);
  };

export const stored = (paths: WorkedCase["stored"] & {}, worked: WorkedCase): WorkedCase => ({
  ...worked,
  stored: paths,
});

const asIndividual = (answers: Answers) => inSection("personalInformation", answers);

export const owner = (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: asOwner(answers),
  refused: refused.map((each) => `relatedInformation.people.0.${each}`),
});

const individual = (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "individual",
  change: asIndividual(answers),
  refused: refused.map((each) => `personalInformation.${each}`),
});

const card = (idCountry: string, idNumber: string, more: Answers = {}) => ({
  idType: "governmentId",
  idCountry,
  idNumber,
  idExpires: "no",
  ...more,
});
const passport = (idCountry: string, idNumber: string, idExpiry = "2030-01-01") => ({
  nationality: idCountry,
  idType: "passport",
  idCountry,
  idNumber,
  idExpiry,
});
const travelDocument = (idExpiry: string, nationality = "CN") => ({
  nationality,
  idType: "travelDocument",
  idCountry: "HK",
  idNumber: "D1234567/8",
  idExpiry,
});
const another = (...otherNationalities: string[]) => ({
  hasOtherNationalities: "yes",
  otherNationalities,
});
const born = (birthDate: string) => ({ birthDate });

const identityCases: readonly WorkedCase[] = [
  owner("a HKID with its check digit", card("HK", "G123456(A)")),
  owner("a HKID with two letters", card("HK", "AB987654(3)")),
  owner("a HKID without brackets, in small letters", card("HK", "a1234563")),
  {
    rule: "the ID number of another person, written otherwise",
    of: "company",
    change: asOwner(card("HK", "b 234567 (1)")),
    refused: ["relatedInformation.people.1.idNumber idNumberTwice"],
  },
  owner("a HKID with another check digit", card("HK", "A123456(4)"), "idNumber hkidFormat"),
  owner("a HKID without its check digit", card("HK", "A123456"), "idNumber hkidFormat"),
  owner("a PRC ID with its check character", card("CN", "11010519491231002X", born("1949-12-31"))),
  owner(
    "a PRC ID with another check character",
    card("CN", "110105194912310021", born("1949-12-31")),
    "idNumber prcIdFormat",
  ),
  owner(
    "a PRC ID of 15 characters",
    card("CN", "110105491231002", born("1949-12-31")),
    "idNumber prcIdFormat",
  ),
  owner(
    "a PRC ID with a day that does not exist",
    card("CN", "110105194902310026", born("1949-02-28")),
    "idNumber prcIdFormat",
  ),
  owner(
    "a PRC ID of another date of birth",
    card("CN", "11010519491231002X", born("1949-12-30")),
    "idNumber birthDateDiffers",
  ),
  owner("an NRIC with its check letter", card("SG", "S1234567D")),
  owner("an NRIC of the new century", card("SG", "T1234567J")),
  owner("a FIN with its check letter", card("SG", "F1234567N")),
  owner("a FIN of series M with its check letter", card("SG", "M1234567K")),
  owner("an NRIC with another check letter", card("SG", "S1234567E"), "idNumber nricFormat"),
  owner("a passport with 9 letters and digits", passport("FR", "12AB34567")),
  owner("a passport with 5 characters", passport("FR", "AB123"), "idNumber passportFormat"),
  owner("a passport with 10 characters", passport("FR", "AB12345678"), "idNumber passportFormat"),
  owner(
    "the number of a Hong Kong card on a passport",
    passport("HK", "A123456(3)"),
    "idNumber passportFormat",
  ),
  owner("a British passport has 9 digits", passport("GB", "A12345678"), "idNumber passportFormat"),
  owner("a passport of Hong Kong has a letter and 8 digits", passport("HK", "K12345678")),
  owner("a passport of Hong Kong with two letters and 7 digits", passport("HK", "KJ1234567")),
  owner(
    "a passport of Hong Kong without a letter",
    passport("HK", "123456789"),
    "idNumber passportFormat",
  ),
  owner(
    "a passport of Hong Kong with 7 digits",
    passport("HK", "K1234567"),
    "idNumber passportFormat",
  ),
  owner(
    "a passport of a country whose nationality is not given",
    { ...passport("FR", "12AB34567"), nationality: "HK" },
    "idCountry passportOfOther",
  ),
  owner("a British passport of a person of the Cayman Islands", {
    ...passport("GB", "123456789"),
    nationality: "KY",
  }),
  owner(
    "a passport of the United States of a person of Hong Kong",
    { ...passport("US", "A12345678"), nationality: "HK" },
    "idCountry passportOfOther",
  ),
  owner("a card that bears the year 9999", {
    ...card("ES", "12345678Z"),
    idExpires: "yes",
    idExpiry: "9999-01-01",
  }),
  owner("a passport of a British national (overseas)", {
    ...passport("GB", "123456789"),
    nationality: "HK",
  }),
  owner(
    "a passport valid until 2999",
    passport("FR", "12AB34567", "2999-12-31"),
    "idExpiry dayTooLate",
  ),
  owner(
    "a child who holds a share is more than a beneficiary",
    { roles: ["ubo"], birthDate: "2019-01-01" },
    "birthDate tooYoung",
  ),
  owner("a passport of Singapore", passport("SG", "E1234567K")),
  owner(
    "a passport of Singapore without its last letter",
    passport("SG", "E12345678"),
    "idNumber passportFormat",
  ),
  owner("a passport of the United States may begin with a letter", passport("US", "A12345678")),
  owner("a card of a country without a public rule", card("FR", "880692310285")),
  owner("a passport that expires today", passport("FR", "12AB34567", "2026-11-20")),
  owner(
    "a passport that expired yesterday",
    passport("FR", "12AB34567", "2026-11-19"),
    "idExpiry documentExpired",
  ),
  owner("a passport without its expiry date", passport("FR", "12AB34567", ""), "idExpiry required"),
  owner("a Document of Identity of Hong Kong", travelDocument("2030-01-01")),
  owner(
    "a Document of Identity that expired yesterday",
    travelDocument("2026-11-19"),
    "idExpiry documentExpired",
  ),
  individual("an individual's refugee travel document", travelDocument("2030-01-01")),
  owner("a person without a nationality", travelDocument("2030-01-01", "XX")),
  owner(
    "no state as another nationality and as the place of issue",
    { ...travelDocument("2030-01-01"), idCountry: "XX", ...another("XX") },
    "otherNationalities.0 selectRequired",
    "idCountry selectRequired",
  ),
  owner(
    "a card that shows an expiry date",
    card("FR", "880692310285", { idExpires: "yes" }),
    "idExpiry required",
  ),
  owner(
    "another nationality that is not named",
    { hasOtherNationalities: "yes" },
    "otherNationalities selectRequired",
  ),
  owner(
    "the same nationality again",
    { hasOtherNationalities: "yes", otherNationalities: ["CY", "HK"] },
    "otherNationalities nationalityTwice",
  ),
  owner("a second and a former nationality", {
    hasOtherNationalities: "yes",
    otherNationalities: ["CY", "VU"],
  }),
  owner("a former name that is not given", { hasOtherNames: "yes" }, "otherNames required"),
  owner("a former name and an alias in another script", {
    hasOtherNames: "yes",
    otherNames: "Wong Tai Man\n陳小文",
  }),
  {
    rule: "an individual's HKID, which is not the tax number either",
    of: "individual",
    change: inSection("personalInformation", card("HK", "A123456(4)")),
    refused: [
      "personalInformation.idNumber hkidFormat",
      "taxInformation.residences.0.tin tinNotOnCard",
    ],
  },
  individual(
    "an individual's passport that expired",
    passport("FR", "12AB34567", "2026-11-19"),
    "idExpiry documentExpired",
  ),
  individual(
    "an individual's former nationality",
    { hasOtherNationalities: "yes" },
    "otherNationalities selectRequired",
  ),
];

const inOffice = {
  pepKind: "self",
  pepOffice: "elsewhere",
  pepCountry: "FR",
  pepFunction: "Minister of trade",
  pepSince: "2019-06-01",
  pepHeld: "yes",
};

const minister = {
  ...inOffice,
  pepWealth: "Salary of the office and the sale of a family house in 2015.",
};

const declared = (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: inSection("declaration", answers),
  refused,
});

const exposed = (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "individual",
  change: inSection("pep", answers),
  refused,
});

/** Of a financial institution. */
const programme: Answers = {
  officerName: "Ng Mei Kuen",
  officerEmail: "mei.kuen.ng@harbour-light.example",
  officerPhone: { country_code: "+852", number: "5123 4567" },
  screening: "Sample Screening",
  audited: "no",
  auditReason: "The first audit is planned for January.",
  shellBanks: "yes",
};

const pepCases: readonly WorkedCase[] = [
  owner("a person who is not a PEP", { pepKind: "none" }),
  owner("a person who is not asked into a category", { pepKind: "" }, "pepKind selectRequired"),
  owner("a foreign PEP in office, with wealth and evidence", minister),
  owner(
    "a PEP without function, country and date",
    { ...minister, pepCountry: "", pepFunction: "", pepSince: "" },
    "pepCountry selectRequired",
    "pepFunction required",
    "pepSince required",
  ),
  owner("a PEP of Hong Kong names no country", {
    ...minister,
    pepOffice: "hongKong",
    pepCountry: "",
  }),
  owner("a PEP of an international organisation names no country", {
    ...minister,
    pepOffice: "organisation",
    pepCountry: "",
  }),
  owner(
    "a former PEP says until when",
    { ...minister, pepHeld: "no", pepUntil: "" },
    "pepUntil required",
  ),
  owner("a former PEP of long ago still counts", {
    ...minister,
    pepSince: "1980-01-01",
    pepHeld: "no",
    pepUntil: "1985-01-01",
  }),
  owner(
    "an office that ends before it begins",
    { ...minister, pepHeld: "no", pepUntil: "2019-05-31" },
    "pepUntil endBeforeStart",
  ),
  owner(
    "a family member names the PEP and the relation",
    { pepOfficial: "", pepRelation: "" },
    "pepOfficial required",
    "pepRelation required",
  ),
  owner(
    "a close associate names the PEP and the relation",
    { pepKind: "associate", pepOfficial: "", pepRelation: "" },
    "pepOfficial required",
    "pepRelation required",
  ),
  owner("a close associate of a PEP", { pepKind: "associate", pepRelation: "Business partner" }),
  owner(
    "a PEP without source of wealth and its evidence",
    { pepWealth: "", pepEvidence: undefined },
    "pepWealth explanationRequired",
    "pepEvidence uploadRequired",
  ),
  declared(
    "a yes of the declaration without explanation and evidence",
    { crime: "yes" },
    "declaration.crimeDetails explanationRequired",
    "uploadFiles.evidence uploadRequired",
  ),
  declared(
    "a yes of the declaration with an explanation, without evidence",
    { stateOwned: "yes", stateOwnedDetails: "A ministry holds 4% by a fund." },
    "uploadFiles.evidence uploadRequired",
  ),
  declared(
    "sanctions, money of others and bearer shares are asked of a company with its application",
    { sanctioned: "", othersMoney: "", bearerShares: "" },
    "declaration.sanctioned itemRequired",
    "declaration.othersMoney itemRequired",
    "declaration.bearerShares itemRequired",
  ),
  declared(
    "each yes needs its explanation, and evidence",
    { sanctioned: "yes", othersMoney: "yes", bearerShares: "yes" },
    "declaration.sanctionedDetails explanationRequired",
    "declaration.othersMoneyDetails explanationRequired",
    "declaration.bearerSharesDetails explanationRequired",
    "uploadFiles.evidence uploadRequired",
  ),
  exposed(
    "sanctions and money of others are asked of an individual",
    { sanctioned: "", othersMoney: "yes" },
    "pep.sanctioned itemRequired",
    "pep.othersMoneyDetails explanationRequired",
    "uploadFile.ownEvidence uploadRequired",
  ),
  {
    rule: "an institution that deals with shell banks, without explanation and evidence",
    of: "company",
    change: (all) =>
      inSection(
        "complianceProgramme",
        programme,
      )(inSection("entryBoarding", { entityType: "financialInstitution" })(all)),
    refused: [
      "complianceProgramme.shellBanksDetails explanationRequired",
      "uploadFiles.compliancePolicy uploadRequired",
      "uploadFiles.evidence uploadRequired",
      "acknowledgement.authorityForEntity tickRequired",
    ],
  },
  exposed(
    "an individual's yes without explanation and evidence",
    { adverseNews: "yes" },
    "pep.adverseNewsDetails explanationRequired",
    "uploadFile.ownEvidence uploadRequired",
  ),
  exposed(
    "an individual who is a PEP gives the function, and evidence of it",
    { ...inOffice, pepFunction: "" },
    "pep.pepFunction required",
    "uploadFile.ownEvidence uploadRequired",
  ),
];

export const peopleCases: readonly WorkedCase[] = [...identityCases, ...pepCases];
