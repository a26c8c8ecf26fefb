import type { Answers } from "#contract/questions/answers.ts";
import { samplePeople } from "#server/development/sample/sample-people.ts";
import { asOwner, inSection, stored, type WorkedCase } from "./people-cases.ts";

const of = "company";
const company = (rule: string, section: string, answers: Answers, ...refused: string[]) =>
  ({ rule, of, change: inSection(section, answers), refused }) satisfies WorkedCase;
const owner = (rule: string, answers: Answers, ...refused: string[]) =>
  ({
    rule,
    of,
    change: asOwner(answers),
    refused: refused.map((each) => `relatedInformation.${each}`),
  }) satisfies WorkedCase;

const first = "relatedInformation.people.0";

const netAssets = (amount: string) => ({ netAssets: { currency: "HKD", amount } });

/** What applicants type, and what the portal makes of it. */
export const applicantCases: readonly WorkedCase[] = [
  stored(
    { "businessInformation.natureOfBusiness": "Wholesale trade of lamps" },
    company("invisible characters in a text", "businessInformation", {
      natureOfBusiness: "Whole\u200bsale trade\ufeff of lamps",
    }),
  ),
  company(
    "a text of invisible characters alone",
    "businessInformation",
    { natureOfBusiness: "\u200b\ufeff" },
    "businessInformation.natureOfBusiness required",
  ),
  stored(
    { "activityInformation.netAssets.amount": "52400000" },
    company(
      "full-width digits in an amount",
      "activityInformation",
      netAssets("５２，４００，０００"),
    ),
  ),
  company(
    "an amount with a decimal comma",
    "activityInformation",
    netAssets("400000,00"),
    "activityInformation.netAssets.amount amountFormat",
  ),
  stored(
    {
      "activityInformation.customers": [
        { country: "HK", percent: "60" },
        { country: "SG", percent: "40" },
      ],
    },
    company("full-width digits in percentages", "activityInformation", {
      customers: [
        { country: "HK", percent: "６０" },
        { country: "SG", percent: "４０％" },
      ],
    }),
  ),
  stored(
    {
      [`${first}.holdings.0.percent`]: "7.5",
      [`${first}.holdings.1.percent`]: "40",
    },
    owner("full-width digits in a share", {
      holdings: [
        { of: "applicant", stake: "exact", percent: "７．５％", band: "" },
        { of: samplePeople.holding, stake: "exact", percent: "４０", band: "" },
      ],
    }),
  ),
  stored(
    { [`${first}.phone.number`]: "51234567" },
    owner("marks of direction around a telephone number", {
      phone: { country_code: "+852", number: "\u202a5123 4567\u202c\u200e" },
    }),
  ),
  stored(
    { [`${first}.idNumber`]: "A123456(3)" },
    owner("a joiner in a HKID", { idNumber: "A\u200d123456(3)" }),
  ),
  stored(
    { [`${first}.phone.number`]: "51234567" },
    owner("full-width digits in a telephone number", {
      phone: { country_code: "+852", number: "５１２３４５６７" },
    }),
  ),
  stored(
    { [`${first}.idNumber`]: "A123456(3)" },
    owner("full-width letters and digits in a HKID", { idNumber: "Ａ１２３４５６（３）" }),
  ),
  company(
    "an amount of 30 digits",
    "activityInformation",
    netAssets("1".repeat(30)),
    "activityInformation.netAssets.amount amountTooLarge",
  ),
  company(
    "a year of two digits",
    "companyInformation",
    { incorporationDate: "15-06-01" },
    "companyInformation.incorporationDate yearFormat",
  ),
  company(
    "a day of the year 15",
    "companyInformation",
    { incorporationDate: "0015-06-01" },
    "companyInformation.incorporationDate dayTooEarly",
  ),
  company(
    "a company of 1599",
    "companyInformation",
    { incorporationDate: "1599-12-31" },
    "companyInformation.incorporationDate dayTooEarly",
  ),
  {
    rule: "roles that are missing are told together",
    of,
    change: (all) =>
      inSection("relatedInformation", {
        people: (all["relatedInformation"]!["people"] as Answers[]).map((person) => ({
          holdings: [{ of: "applicant", stake: "none", percent: "", band: "" }],
          ...person,
          roles: ["ubo"],
        })),
      })(all),
    refused: [
      "relatedInformation.people directorMissing",
      "relatedInformation.people representativeMissing",
    ],
  },
];
