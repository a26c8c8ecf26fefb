import { expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { activityInformation } from "#contract/forms/activity.ts";
import { companyInformation } from "#contract/forms/company.ts";
import { declaration } from "#contract/forms/declaration.ts";
import { uploadFiles } from "#contract/forms/documents.ts";
import { investorClassification } from "#contract/forms/people/investor.ts";
import { personClassification } from "#contract/forms/people/person-investor.ts";
import { personalInformation } from "#contract/forms/people/person.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import { localeNames } from "#contract/locales.ts";
import type { Shown } from "#contract/questions/question.ts";
import type { RuleCode } from "#contract/rules/rule-messages.ts";
import { issuesIn } from "#contract/questions/section.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { issueMessage } from "#contract/questions/messages.ts";
import { summaryMessage } from "#contract/questions/summary-message.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { usualDay } from "#tests/support/editions.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { oneFile, sampleAnswers } from "#server/development/sample/sample-answers.ts";

const today = "2026-11-20";

/** What the summary says of issues of a section, in each language. */
async function saidOf(
  { questions }: { questions: Readonly<Record<string, Shown>> },
  own: Answers,
  issues: readonly [path: string, code: RuleCode, params?: Record<string, string>][],
) {
  const all = await Promise.all(localeNames.map(wordsIn));
  return issues.map(([path, code, params = {}]) =>
    all.map(({ i18n }) => summaryMessage(i18n, { path, code, params }, questions, own)),
  );
}

const people = [{ id: "a", fullName: "Chan Tai Man" }, { id: "b" }];

test("an entry names the person it is about, or the number of the row where there is no name", async () => {
  expect(
    await saidOf(relatedInformation, { people }, [
      ["people.0.birthDate", "required"],
      ["people.1.birthDate", "required"],
      ["people.1.birthDate", "dayInFuture"],
      ["people.0.email", "emailFormat"],
      ["people", "personMissing"],
    ]),
  ).toEqual([
    [
      "Chan Tai Man: Please enter date of birth.",
      "Chan Tai Man：请输入出生日期。",
      "Chan Tai Man：請輸入出生日期。",
    ],
    ["Person 2: Please enter date of birth.", "人员2：请输入出生日期。", "人士2：請輸入出生日期。"],
    [
      "Person 2, Date of birth: This date cannot be in the future.",
      "人员2，出生日期：日期不得晚于今天。",
      "人士2，出生日期：日期不得遲於今天。",
    ],
    [
      "Chan Tai Man: Please enter a valid email address.",
      "Chan Tai Man：请输入有效的电子邮箱。",
      "Chan Tai Man：請輸入有效的電郵地址。",
    ],
    ["Please add at least one person.", "请至少添加一名人员。", "請至少新增一名人士。"],
  ]);
});

test("a company that has no name yet leaves no hole in a message", async () => {
  const [said] = await saidOf(relatedInformation, { companies: [{ id: "a" }] }, [
    ["companies.0.kind", "ownersMissing", { name: "" }],
  ]);
  const names = ["a party without a name", "未填名称的一方", "未填名稱的一方"];
  expect(names.map((name, at) => said![at]!.includes(name))).toEqual([true, true, true]);
});

test("a question without an answer is asked for in a sentence of its own", async () => {
  expect([
    ...(await saidOf(companyInformation, {}, [["sameAddress", "itemRequired"]])),
    ...(await saidOf(relatedInformation, { people }, [["people.0.opensAccount", "itemRequired"]])),
  ]).toEqual([
    [
      "Please answer “Is the business address the same as the registered address?”",
      "请回答“营业地址是否与注册地址相同？”。",
      "請回答「營業地址是否與註冊地址相同？」。",
    ],
    [
      "Chan Tai Man: Please answer “Did this person open the account?”",
      "Chan Tai Man：请回答“账户是否由此人开立？”。",
      "Chan Tai Man：請回答「帳戶是否由此人開立？」。",
    ],
  ]);
});

test("a company that the words name already is not named twice; two lists have their own numbers", async () => {
  const own = { companies: [{ id: "c" }], corporateParties: [{ id: "d" }, { id: "e" }] };
  const said = await saidOf(relatedInformation, own, [
    ["companies.0.holdings", "leadsNowhere", { name: "Harbour Ltd" }],
    ["companies.0.name", "required"],
    ["corporateParties.0.name", "required"],
  ]);
  expect(said.map(([en]) => en)).toEqual([
    "Harbour Ltd has no share in the applicant. Enter its share, or remove it.",
    "Company or trust 1: Please enter name of the company or trust.",
    "Corporate director 1: Please enter name of the company.",
  ]);
});

test("a row of a list without names has its number, where there are several", async () => {
  const customers = [{}, {}];
  const said = await saidOf(activityInformation, { customers }, [
    ["customers.1.percent", "percentFormat"],
    ["customers", "countryTwice"],
  ]);
  const one = await saidOf(activityInformation, { customers: [{}] }, [
    ["customers.0.percent", "percentFormat"],
  ]);
  expect([...said, ...one].map(([en]) => en)).toEqual([
    "Where your customers are, row 2: Please enter a percentage from 0 to 100.",
    "Where your customers are: The same country or region is listed twice.",
    "Where your customers are: Please enter a percentage from 0 to 100.",
  ]);
});

test("a kind of company and a test of investors that are not chosen are asked for as such", async () => {
  const trustee = { id: "a", name: "Harbour Trust", owns: "yes" };
  const own = { hasCorporateParties: "yes", corporateParties: [trustee] };
  const lines: LineId[] = ["custodyHongKong", "custodySingapore"];
  const { i18n } = await wordsIn("zh-TW");
  const saidIn = (section: Section, answers: Answers, question: string) =>
    issuesIn(
      section,
      answers,
      { applicableAccount: { lines } },
      { today, rulesOn: usualDay, lines },
    )
      .filter(({ path }) => path.endsWith(question))
      .map((issue) => summaryMessage(i18n, issue, section.questions, answers));
  expect([
    saidIn(relatedInformation, own, "kind"),
    saidIn(investorClassification, {}, "oute"),
    saidIn(personClassification, {}, "oute"),
  ]).toEqual([
    ["Harbour Trust：請選擇公司類別。"],
    [
      "申請人符合哪項香港專業投資者條件？請選擇所符合的條件。",
      "申請人符合哪項新加坡認可投資者條件？請選擇所符合的條件。",
    ],
    ["您符合哪項新加坡認可投資者條件？請選擇所符合的條件。"],
  ]);
});

/** What the summary says of a document of an application for custody, whose copies must be certified. */
async function saidOfDocument(held: unknown): Promise<string[]> {
  const lines: LineId[] = ["custodyHongKong"];
  const all: AllAnswers = { ...sampleAnswers(today), applicableAccount: { lines } };
  const own = { ...all["uploadFiles"], certificateOfIncorporation: held };
  const section: Section = uploadFiles;
  const { i18n } = await wordsIn("en");
  return issuesIn(section, own, all, { today, rulesOn: usualDay, lines }).map((issue) =>
    summaryMessage(i18n, issue, section.questions, own),
  );
}

test("a document that is not certified is named with each part that is missing", async () => {
  const files = oneFile("certificateOfIncorporation");
  const title = "Certificate of incorporation";
  const parts = [
    `${title}: Please select who certified the copy.`,
    `${title}: Please enter name of the certifier.`,
    `${title}: Please enter capacity of the certifier.`,
    `${title}: Please select jurisdiction of the certifier.`,
    `${title}: Please enter date of certification.`,
  ];
  expect([
    await saidOfDocument({ files }),
    await saidOfDocument({ files, certifier: {} }),
    await saidOfDocument({ files, certifier: { kind: "lawyer", name: "Lee Siu Wah" } }),
    await saidOfDocument({}),
    await saidOfDocument({ certifier: { kind: "lawyer" } }),
  ]).toEqual([
    parts,
    parts,
    parts.slice(2),
    ["Please upload certificate of incorporation."],
    ["Please upload certificate of incorporation.", ...parts.slice(1)],
  ]);
});

test("an entry about an address names the line", async () => {
  const lines = await saidOf(companyInformation, {}, [
    ["registeredAddress.line1", "poBox"],
    ["registeredAddress.line2", "poBox"],
  ]);
  expect(lines.map(([en]) => en)).toEqual([
    "Registered address, Floor, unit, building, street: PO Box addresses are unacceptable. Leave out the PO Box, and enter the building or street and its district.",
    "Registered address, Second line: PO Box addresses are unacceptable. Leave out the PO Box, and enter the building or street and its district.",
  ]);
});

test("what is missing in a part of an answer is named by the part, at its field too", async () => {
  const own = { customers: [{ id: "a" }, { id: "b" }] };
  const missing = { path: "customers.1.country", code: "selectRequired" } as const;
  const [, , empty] = await saidOf(activityInformation, own, [
    ["customers.0.percent", "required"],
    [missing.path, missing.code],
    ["customers.1.percent", "required"],
  ]);
  expect(empty).toEqual([
    "Where your customers are, row 2: Please enter percentage.",
    "各司法管辖区客户占比，第2行：请输入百分比。",
    "各司法管轄區客戶百分比，第2行：請輸入百分比。",
  ]);
  const { i18n } = await wordsIn("en");
  expect(issueMessage(i18n, missing, activityInformation.questions)).toBe(
    "Please select country or region.",
  );
});

test("a home address is named once", async () => {
  const [[said] = []] = await saidOf(personalInformation, {}, [
    ["address.line1", "addressRequired"],
  ]);
  expect(said).toBe("Please enter current residential address.");
});

test("a test that is not met names its place", async () => {
  const said = await saidOf(investorClassification, {}, [
    ["totalAssets", "classNotMet", { region: "HK" }],
    ["accreditedRoute", "classNotMet", { region: "SG" }],
  ]);
  expect(said.map(([en = ""]) => /in (Hong Kong|Singapore)/.exec(en)?.[1])).toEqual([
    "Hong Kong",
    "Singapore",
  ]);
  expect(said.map(([, cn = ""]) => /香港|新加坡/.exec(cn)?.[0])).toEqual(["香港", "新加坡"]);
});

test("a label with a colon is followed by a full stop", async () => {
  const [[en] = []] = await saidOf(declaration, {}, [["stateOwnedDetails", "explanationRequired"]]);
  expect(en).toMatch(/^State ownership: details\. \S/);
});

test("a question of a row is named in the words for the applicant", async () => {
  const { i18n } = await wordsIn("en");
  const trust = { entryBoarding: { entityType: "trust" } };
  const said = summaryMessage(
    i18n,
    { path: "corporateParties.0.owns", code: "itemRequired" },
    relatedInformation.questions,
    { corporateParties: [{ id: "a", name: "Sample Trustees Limited" }] },
    (section) => wordedSection(section, trust, today),
  );
  expect(said).toContain("“Does it also own a share of another company named here?”");
});
