import { flowOn } from "#contract/forms/flows/flows.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { party } from "./entities.ts";
import { asOwner, inSection, type WorkedCase } from "./people-cases.ts";
import { workedDay } from "./worked-cases.ts";

const of = "company";
const company = (rule: string, section: string, answers: Answers, ...refused: string[]) =>
  ({ rule, of, change: inSection(section, answers), refused }) satisfies WorkedCase;

const office = {
  line1: "88 Sample Road",
  line2: "",
  city: "Hong Kong",
  postcode: "",
  country: "HK",
};
const shares = (hk: string, sg: string) => ({
  customers: [
    { country: "HK", percent: hk },
    { country: "SG", percent: sg },
  ],
});
const phone = (country_code: string) => asOwner({ phone: { country_code, number: "5123 4567" } });

const accounts = (dated: string) => (all: AllAnswers) => {
  const held = all["uploadFiles"]!["auditedAccounts"] as Answers;
  const changed = inSection("applicableAccount", { lines: ["exchange"] })(all);
  return inSection("uploadFiles", { auditedAccounts: { ...held, dated } })(changed);
};

/** Three directors, and everything answered with yes. */
export const licensedVasp = (): AllAnswers =>
  generatedAnswers(
    flowOn("institutional", workedDay),
    {
      given: {
        applicableAccount: { lines: ["exchange", "custodyHongKong"] },
        entryBoarding: { entityType: "vasp" },
        relatedInformation: {
          people: [
            party("holder", "Chan Tai Man", "director", "representative"),
            party("second", "Lee Ka Yan", "director"),
            party("third", "Ng Mei Kuen", "director"),
          ],
        },
      },
      says: "yes",
    },
    workedDay,
  );

/** One answer changed against a rule that the specification states. */
export const specificationCases: readonly WorkedCase[] = [
  company(
    "a website without its address",
    "businessInformation",
    { hasWebsite: "yes", website: "" },
    "businessInformation.website urlRequired",
  ),
  {
    rule: "a date and a certifier that were left in a document when its line was removed",
    of: "company",
    change: (all) => {
      const left = { dated: "2010-01-01", certifier: { name: "Chan Tai Man" } };
      const alone = inSection("applicableAccount", { lines: ["exchange"] })(all);
      const held = all["uploadFiles"]!["articles"] as Answers;
      return inSection("uploadFiles", { articles: { ...held, ...left } })(alone);
    },
    refused: [],
  },
  company(
    "a registration number without a digit",
    "companyInformation",
    { incorporationNumber: "Harbour Light" },
    "companyInformation.incorporationNumber registrationNumberFormat",
  ),
  company("no website, stated", "businessInformation", { hasWebsite: "no" }),
  company(
    "a post box in the city of an address",
    "companyInformation",
    { registeredAddress: { ...office, city: "P.O. Box 12, Hong Kong" } },
    "companyInformation.registeredAddress.city poBox",
  ),
  company(
    "a post box in Chinese",
    "companyInformation",
    { registeredAddress: { ...office, line1: "中環郵政信箱 12 號" } },
    "companyInformation.registeredAddress.line1 poBox",
  ),
  company(
    "shares of 99.9999 %",
    "activityInformation",
    shares("33.3333", "66.6666"),
    "activityInformation.customers sumNot100",
  ),
  company(
    "shares of 100 % with four decimals",
    "activityInformation",
    shares("33.3333", "66.6667"),
  ),
  {
    rule: "a company that serves no one else names no customers",
    of,
    change: (all) =>
      inSection("activityInformation", {
        omnibus: undefined,
        customers: undefined,
        hasDownstream: undefined,
        downstream: undefined,
      })(inSection("businessInformation", { licensed: "no" })(all)),
    refused: [],
  },
  {
    rule: "five files in a slot",
    of,
    change: (all) => {
      const { files } = all["uploadFiles"]!["articles"] as { files: { uid: string }[] };
      const five = Array.from({ length: limits.filesPerSlot }, (_, at) => ({
        ...files[0],
        uid: `articles-${at}`,
      }));
      return inSection("uploadFiles", { articles: { files: five } })(all);
    },
    refused: [],
  },
  {
    rule: "a licensed virtual asset service provider with three people",
    of,
    change: () => licensedVasp(),
    refused: [],
  },
  company(
    "free text of 101 characters",
    "businessInformation",
    { natureOfBusiness: "a".repeat(limits.textMax + 1) },
    "businessInformation.natureOfBusiness tooLong",
  ),
  company("an explanation of 1,000 characters", "businessInformation", {
    subsidiaries: "a".repeat(limits.explanationMax),
  }),
  company(
    "an explanation of 1,001 characters",
    "businessInformation",
    { subsidiaries: "a".repeat(limits.explanationMax + 1) },
    "businessInformation.subsidiaries tooLong",
  ),
  {
    rule: "a calling code of no country",
    of,
    change: phone("+999"),
    refused: ["relatedInformation.people.0.phone.country_code countryCodeRequired"],
  },
  { rule: "a calling code of Singapore", of, change: phone("+65"), refused: [] },
  {
    rule: "a net worth in Hong Kong dollars",
    of: "individual",
    change: inSection("wealthInformation", { netWorth: { currency: "HKD", amount: "1,000.00" } }),
    refused: ["wealthInformation.netWorth.currency currencyRequired"],
  },
  {
    rule: "a net worth in US dollars",
    of: "individual",
    change: inSection("wealthInformation", { netWorth: { currency: "USD", amount: "1,000.00" } }),
    refused: [],
  },
  ...["constructor", "toString", "__proto__", "ZZZ"].map((currency) =>
    company(
      `an amount in ${currency}`,
      "activityInformation",
      { netAssets: { currency, amount: "52,400,000" } },
      "activityInformation.netAssets.currency currencyRequired",
    ),
  ),
  company(
    "a figure of the investor class in constructor",
    "investorClassification",
    { totalAssets: { currency: "constructor", amount: "96,000,000" } },
    "investorClassification.totalAssets.currency currencyRequired",
  ),
  company(
    "a consent that is not ticked",
    "acknowledgement",
    { truthful: false },
    "acknowledgement.truthful tickRequired",
  ),
  {
    rule: "accounts of 16 months, on a line without a test of investors",
    of,
    change: accounts("2025-07-20"),
    refused: [],
  },
  {
    rule: "accounts of 16 months and a day, on a line without a test of investors",
    of,
    change: accounts("2025-07-19"),
    refused: ["uploadFiles.auditedAccounts.dated tooOld"],
  },
];
