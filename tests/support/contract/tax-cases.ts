import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { certifiedOn, numbersOf } from "#server/development/sample/sample-people.ts";
import { asOwner, inSection, owner, stored, type WorkedCase } from "./people-cases.ts";
import { workedDay } from "./worked-cases.ts";

const residence = (country: string, tin: string, more: Answers = {}): Answers => ({
  country,
  tin,
  reason: "",
  explanation: "",
  ...more,
});
const without = (country: string, reason: string, explanation = ""): Answers =>
  residence(country, "", { reason, explanation });

const taxed =
  (of: WorkedCase["of"]) =>
  (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
    rule,
    of,
    change: inSection("taxInformation", answers),
    refused: refused.map((each) => `taxInformation.${each}`),
  });

const company = taxed("company");
const individual = taxed("individual");
const home = residence("HK", "12345678");
const place = { placeWithoutTax: "It is managed in Singapore." };

const ownNumber = numbersOf("").card;
const ownTax = residence("HK", ownNumber);
/** Of the owner of the sample company. */
const ownerTax = residence("HK", "A123456(3)");
const alsoUs = (usNationalityEnded: string): Answers => ({
  hasOtherNationalities: "yes",
  otherNationalities: ["CY", "US"],
  usNationalityEnded,
});

const types = (crsType: string, fatcaType: string): Answers => ({ crsType, fatcaType });

const ownerCertifies = "relatedInformation.people.0.taxResidences taxResidenceRequired";

/** A passive entity whose two people control it or act for it. */
const passive = (people: (owner: Answers) => Answers) => (all: AllAnswers) => {
  const changed = inSection("taxInformation", types("passiveNfe", "passiveNffe"))(all);
  const [first, ...others] = all["relatedInformation"]!["people"] as [Answers, ...Answers[]];
  return inSection("relatedInformation", { people: [people(first), ...others] })(changed);
};

export const taxCases: readonly WorkedCase[] = [
  company(
    "a tax residence without its number or a reason",
    { residences: [residence("HK", "")] },
    "residences.0.tin tinRequired",
  ),
  company(
    "an entity without its types under CRS and FATCA",
    { crsType: "", fatcaType: "" },
    "crsType selectRequired",
    "fatcaType selectRequired",
  ),
  company("no tax residence at all", { residences: [] }, "residences taxResidenceRequired"),
  company("the same tax residence twice", { residences: [home, home] }, "residences countryTwice"),
  company(
    "a number of another form",
    { residences: [residence("HK", "1234567")] },
    "residences.0.tin tinFormat",
  ),
  stored(
    { "taxInformation.residences": [ownTax] },
    individual("a number with spaces and brackets", {
      residences: [residence("HK", ` ${ownNumber} `)],
    }),
  ),
  company(
    "an entity with the number of an identity card",
    { residences: [ownTax] },
    "residences.0.tin tinFormat",
  ),
  individual("reason B without a field for the number", {
    residences: [{ country: "HK", reason: "unobtainable", explanation: "It is on its way." }],
  }),
  individual(
    "a person with the number of a business registration",
    { residences: [home] },
    "residences.0.tin tinFormat",
  ),
  company(
    "reason A where numbers are issued",
    { residences: [without("HK", "notIssued")] },
    "residences.0.reason tinIsIssued",
  ),
  company("reason A where none are issued", { residences: [home, without("KY", "notIssued")] }),
  company(
    "reason B without an explanation",
    { residences: [without("HK", "unobtainable")] },
    "residences.0.explanation explanationRequired",
  ),
  company("reason B with an explanation", {
    residences: [without("HK", "unobtainable", "Registered last month; the number is on its way.")],
  }),
  company("reason C", { residences: [without("HK", "notRequired")] }),
  company(
    "a company that is not resident where it was incorporated",
    { residences: [residence("SG", "201812345K")] },
    "placeWithoutTax explanationRequired",
  ),
  company("the same with the reason", { residences: [residence("SG", "201812345K")], ...place }),
  company(
    "a US person without a tax residence in the United States",
    { fatcaType: "usPerson" },
    "residences usResidenceMissing",
  ),
  company("a US person with it", {
    fatcaType: "usPerson",
    residences: [home, residence("US", "12-3456789")],
  }),
  company(
    "a reporting institution without its GIIN",
    { fatcaType: "participatingFfi" },
    "giin required",
  ),
  company(
    "a GIIN of another form",
    { fatcaType: "participatingFfi", giin: "98Q96B.00000.LE" },
    "giin giinFormat",
  ),
  stored(
    { "taxInformation.giin": "98Q96B.00000.LE.344" },
    company("a GIIN", { fatcaType: "participatingFfi", giin: "98q96b.00000.le.344" }),
  ),
  ...[
    types("activeNfe", "passiveNffe"),
    types("listedNfe", "passiveNffe"),
    types("publicNfe", "passiveNffe"),
    types("passiveNfe", "activeNffe"),
  ].map((given): WorkedCase => ({
    ...company(
      `${String(given["crsType"])} under CRS, ${String(given["fatcaType"])} under FATCA`,
      given,
    ),
    refused: ["taxInformation.fatcaType taxTypesDiffer", ownerCertifies],
  })),
  {
    ...company(
      "a managed entity is outside CRS, which makes it passive, and an institution under FATCA",
      types("managedEntity", "certifiedFfi"),
    ),
    refused: [ownerCertifies],
  },
  company("an institution under CRS by the crypto-assets it holds is none under FATCA", {
    ...types("financialInstitution", "activeNffe"),
  }),
  company(
    "a sponsored institution without its sponsor",
    types("financialInstitution", "sponsoredFfi"),
    "giin required",
    "sponsorName required",
    "sponsorGiin required",
  ),
  company("a sponsored institution with its sponsor", {
    ...types("financialInstitution", "sponsoredFfi"),
    giin: "98Q96B.00001.SF.344",
    sponsorName: "Sample Sponsor Limited",
    sponsorGiin: "98Q96B.00000.SP.344",
  }),
  company(
    "an institution that an agreement with the United States lets go without a report has no GIIN",
    types("financialInstitution", "nonreportingFfi"),
  ),
  company(
    "a company is no trustee-documented trust",
    types("financialInstitution", "trusteeDocumented"),
    "fatcaType selectRequired",
  ),
  {
    rule: "a passive entity whose owner certifies no tax residence",
    of: "company",
    change: passive((person) => person),
    refused: [ownerCertifies],
  },
  {
    rule: "a passive entity whose owner does",
    of: "company",
    change: passive((person) => ({ ...person, taxResidences: [residence("HK", "A123456(3)")] })),
    refused: [],
  },
  {
    rule: "a tax number of Hong Kong that is not that of the person's identity card",
    of: "company",
    change: passive((person) => ({
      ...person,
      idCountry: "HK",
      idType: "governmentId",
      idNumber: "A123456(3)",
      taxResidences: [residence("HK", "B123456(7)")],
    })),
    refused: ["relatedInformation.people.0.taxResidences.0.tin tinNotOnCard"],
  },
  stored(
    { "relatedInformation.people.0.birthPlace": "Macao" },
    {
      rule: "an owner of a passive entity may say where they were born",
      of: "company",
      change: passive((person) => ({ ...person, taxResidences: [ownerTax], birthPlace: "Macao" })),
      refused: [],
    },
  ),
  stored(
    { "relatedInformation.people.0.birthPlace": undefined },
    owner("an owner of an active entity is not asked", { birthPlace: "Macao" }),
  ),
  stored(
    { "taxInformation.birthPlace": "Macao" },
    individual("an individual may say where they were born", { birthPlace: "Macao" }),
  ),
  {
    rule: "an owner who is a national of the United States is resident there for tax",
    of: "company",
    change: passive((person) => ({
      ...person,
      nationality: "US",
      taxResidences: [residence("HK", "A123456(3)")],
    })),
    refused: ["relatedInformation.people.0.taxResidences usResidenceMissing"],
  },
  {
    rule: "an owner with another nationality, of the United States, is resident there for tax",
    of: "company",
    change: passive((person) => ({ ...person, ...alsoUs("no"), taxResidences: [ownerTax] })),
    refused: ["relatedInformation.people.0.taxResidences usResidenceMissing"],
  },
  {
    rule: "an owner whose nationality of the United States has ended is not",
    of: "company",
    change: passive((person) => ({ ...person, ...alsoUs("yes"), taxResidences: [ownerTax] })),
    refused: [],
  },
  individual(
    "an individual who is not resident for tax where they live",
    { residences: [residence("SG", "S1234567D")] },
    "placeWithoutTax explanationRequired",
  ),
  individual(
    "an individual who is a US person",
    { usPerson: "yes" },
    "residences usResidenceMissing",
  ),
  individual(
    "a tax resident of the United States who says not to be a US person",
    { usPerson: "no", residences: [ownTax, residence("US", "123456789")] },
    "usPerson usResident",
  ),
  {
    rule: "an entity formed in the United States that says not to be a US person",
    of: "company",
    change: (all) => {
      const formed = inSection("companyInformation", { incorporationPlace: "US" })(all);
      const abroad = inSection("businessInformation", { registeredInHongKong: "no" })(formed);
      return inSection("taxInformation", { ...place, fatcaType: "activeNffe" })(abroad);
    },
    refused: ["taxInformation.fatcaType usEntity"],
  },
  {
    rule: "a government body in the United States is no US person",
    of: "company",
    change: () =>
      generatedAnswers(
        flowOn("institutional", workedDay),
        {
          given: {
            applicableAccount: { lines: ["exchange"] },
            entryBoarding: { entityType: "government" },
            companyInformation: { incorporationPlace: "US" },
            taxInformation: { crsType: "publicNfe", fatcaType: "exemptOwner" },
          },
          says: "no",
        },
        workedDay,
      ),
    refused: [],
  },
  {
    rule: "a national of the United States who says not to be a US person",
    of: "individual",
    change: inSection("personalInformation", { nationality: "US" }),
    refused: ["taxInformation.usPerson usNational"],
  },
  {
    rule: "one with another nationality, of the United States, who says the same",
    of: "individual",
    change: inSection("personalInformation", alsoUs("no")),
    refused: ["taxInformation.usPerson usNational"],
  },
  {
    rule: "one whose nationality of the United States has ended",
    of: "individual",
    change: inSection("personalInformation", alsoUs("yes")),
    refused: [],
  },
  {
    rule: "one who does not say whether it has ended",
    of: "individual",
    change: inSection("personalInformation", alsoUs("")),
    refused: [
      "personalInformation.usNationalityEnded itemRequired",
      "taxInformation.usPerson usNational",
    ],
  },
];

const today = "2026-11-20";
const copy = (answers: Answers) => ({ ...certifiedOn("2026-10-20"), ...answers });

/** A certified document of the company with another certifier. */
const certified = (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: (all) => {
    const held = all["uploadFiles"]!["registerOfMembers"] as Answers;
    const registerOfMembers = { ...held, certifier: copy(answers) };
    return inSection("uploadFiles", { registerOfMembers })(all);
  },
  refused: refused.map((each) => `uploadFiles.registerOfMembers.certifier.${each}`),
});

/** The ID document of the owner, with another certifier. */
const ofOwner = (rule: string, answers: Answers, ...refused: string[]): WorkedCase =>
  issued("2019-03-01")(rule, answers, ...refused.map((each) => `certifier.${each}`));

/** The ID document of the owner, of another day. */
const issued =
  (dated: string) =>
  (rule: string, answers: Answers, ...refused: string[]): WorkedCase => ({
    ...owner(rule, {}, ...refused.map((each) => `identity.${each}`)),
    change: (all) => {
      const [first] = all["relatedInformation"]!["people"] as [Answers];
      const held = first["identity"] as Answers;
      return asOwner({ identity: { ...held, dated, certifier: copy(answers) } })(all);
    },
  });

export const certifierCases: readonly WorkedCase[] = [
  certified("a certification of today", { date: today }),
  certified("a certification of tomorrow", { date: "2026-11-21" }, "date dayInFuture"),
  certified("a certification of the day of the document", { date: "2026-10-20" }),
  certified(
    "a certification of the day before the document",
    { date: "2026-10-19" },
    "date certifiedBefore",
  ),
  issued("")("a certified ID document without the day of its issue", {}, "dated required"),
  issued("2026-11-21")(
    "a certified ID document of tomorrow",
    {},
    "dated dayInFuture",
    "certifier.date certifiedBefore",
  ),
  issued("2026-10-21")(
    "a certification of the day before the ID document",
    {},
    "certifier.date certifiedBefore",
  ),
  issued("2026-10-20")("a certification of the day of the ID document", {}),
  issued("1970-01-01")("an ID document older than its owner", {}, "dated beforeBirth"),
  ofOwner("a certification 6 months old", { date: "2026-05-20" }),
  ofOwner("a certification older than 6 months", { date: "2026-05-19" }, "date tooOld"),
  ofOwner(
    "an ID document without its certifier",
    { kind: "", name: "", capacity: "", licence: "", jurisdiction: "", date: "" },
    "kind selectRequired",
    "name required",
    "capacity required",
    "jurisdiction selectRequired",
    "date required",
  ),
  certified("a lawyer without a licence number", { licence: "" }, "licence required"),
  certified("a judge has no licence number", { kind: "judicial", licence: "" }),
  certified(
    "an accountant in a place that is not equivalent",
    { kind: "accountant", jurisdiction: "RU" },
    "jurisdiction notEquivalent",
  ),
  certified("an accountant in a member of FATF", { kind: "accountant", jurisdiction: "SG" }),
  certified("an embassy of any state", { kind: "embassy", jurisdiction: "VU", licence: "" }),
  ofOwner("an embassy of the state that issued the ID document", {
    kind: "embassy",
    jurisdiction: "HK",
    licence: "",
  }),
  ofOwner(
    "an embassy of another state",
    { kind: "embassy", jurisdiction: "VU", licence: "" },
    "jurisdiction consulOfOther",
  ),
  certified(
    "a certifier who is a party, in another order and case",
    { name: "TAI MAN, Chan" },
    "name certifierRelated",
  ),
  ...[
    "Ch\u200dan Tai Man",
    "ChanTaiMan",
    "Chan Taiman",
    "Mr Chan Tai Man",
    "Prof. Dr. Chan Tai-Man",
    "Chan Tai Man, Solicitor",
    "Chan Tai Man, Notary Public",
    "Chan Taı Man",
    "Taiman Chan",
    "Chan Tai Man 陳大文",
    "Chan Tai Man, LLB",
  ].map((name) =>
    certified(`a certifier who is a party, written "${name}"`, { name }, "name certifierRelated"),
  ),
  ...["陳大文先生", "陳大文律師", "陳 大文 博士"].map((name) =>
    ofOwner(`a certifier who is a party, written ${name}`, { name }, "name certifierRelated"),
  ),
  certified("a certifier who shares a family name with a party", { name: "Mr Chan Siu Man" }),
  ofOwner(
    "a certifier who is a party, by the native name",
    { name: "陳大文" },
    "name certifierRelated",
  ),
  certified(
    "the applicant as its own certifier",
    { name: "Harbour Light Trading Ltd." },
    "name certifierRelated",
  ),
];

const account =
  (of: WorkedCase["of"]) =>
  (rule: string, accountHolderName: string, ...refused: string[]): WorkedCase => ({
    rule,
    of,
    change: inSection("flatServices", { accountHolderName }),
    refused,
  });
const companyAccount = account("company");
const differs = "flatServices.holderDiffers explanationRequired";

/** An account of an applicant with two former names. */
function formerly(
  of: WorkedCase["of"],
  rule: string,
  name: string,
  ...refused: string[]
): WorkedCase {
  const names =
    of === "company"
      ? inSection("companyInformation", {
          formerNames: "Harbour Lamps Limited\n海港燈具有限公司",
        })
      : inSection("personalInformation", {
          hasOtherNames: "yes",
          otherNames: "Wong Tai Man\n陳小文",
        });
  const { change } = account(of)(rule, name);
  return { rule: `an account in ${rule}`, of, change: (all) => names(change(all)), refused };
}

export const bankCases: readonly WorkedCase[] = [
  companyAccount("an account in capitals with Ltd.", "HARBOUR LIGHT TRADING LTD."),
  companyAccount("an account in the native name", "港燈貿易有限公司"),
  companyAccount(
    "an account in full-width letters",
    "Ｈａｒｂｏｕｒ Ｌｉｇｈｔ Ｔｒａｄｉｎｇ Ｌｔｄ",
  ),
  companyAccount("an account in the name of an owner", "Chan Tai Man", differs),
  {
    ...companyAccount("the same with the reason", "Chan Tai Man"),
    change: inSection("flatServices", {
      accountHolderName: "Chan Tai Man",
      holderDiffers: "The former name of the company.",
    }),
  },
  account("individual")("an individual's account in another name", "Lee Siu Wah", differs),
  formerly("company", "the first former name", "Harbour Lamps Limited"),
  formerly("company", "a former name in another script", "海港燈具有限公司"),
  formerly("company", "a name that is no former one", "Harbour Shades Limited", differs),
  formerly("individual", "the first former name", "wong, TAI MAN"),
  formerly("individual", "a former name in another script", "陳小文"),
  formerly("individual", "a name that is no former one", "Lee Siu Wah", differs),
];
