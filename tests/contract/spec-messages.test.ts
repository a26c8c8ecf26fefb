import { expect, test } from "vitest";
import { localeNames } from "#contract/locales.ts";
import { loginSection } from "#contract/forms/accounts/login-section.ts";
import { signupDetails, signupPassword } from "#contract/forms/accounts/signup.ts";
import { typedTwice, workMailbox } from "#contract/forms/accounts/signup-rules.ts";
import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfSection } from "#contract/forms/flows/pages.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { formatIssue, questionAt } from "#contract/questions/messages.ts";
import type { Question } from "#contract/questions/question.ts";
import { type Issue, issuesIn } from "#contract/questions/section.ts";
import type { RuleCode } from "#contract/rules/rule-messages.ts";
import { code } from "#contract/rules/secrets.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { i18nFor } from "#server/i18n.ts";
import { outcomeOf } from "../support/contract/outcome.ts";

const today = "2026-11-20";
const facts = { today, rulesOn: today, lines: [] };

/** What a form says of answers. */
interface Said {
  issues: Issue[];
  questions: Record<string, Question>;
}

type Form = Parameters<typeof issuesIn>[0];

const inForm = (form: Form, own: Answers, issues = issuesIn(form, own, {}, facts)): Said => ({
  issues,
  questions: form.questions,
});

const inApplication =
  (flowId: ApplicationFlowId, answers: () => AllAnswers) =>
  (id: string, given: Answers): Said => {
    const flow = flowOn(flowId, today);
    const all = answers();
    all[id] = { ...all[id], ...given };
    return {
      issues: issuesOfSection(flow, id, all, { today, lines: [] }),
      questions: flow.sections[id]!.questions,
    };
  };

const entity = inApplication("institutional", () => sampleAnswers(today));
const person = inApplication("otcIndividual", () =>
  generatedAnswers(flowOn("otcIndividual", today), { given: {}, says: "no" }, today),
);

const ofCode = (text: string): Said => {
  const outcome = outcomeOf(code, text);
  const codes = "codes" in outcome ? outcome.codes : [];
  return { issues: codes.map((each) => ({ path: "", code: each as RuleCode })), questions: {} };
};

const phone = (country_code: string, number: string) =>
  inForm(signupDetails, { phone: { country_code, number } });
const address = (change: object) =>
  person("personalInformation", {
    address: {
      line1: "Flat 8, 88 Sample Road",
      line2: "",
      city: "London",
      postcode: "SW1A 1AA",
      country: "GB",
      ...change,
    },
  });
const tooMany = Array.from({ length: limits.filesPerSlot + 1 }, (_, at) => ({
  uid: `${at}`,
  name: `${at}.pdf`,
  size: 1,
  type: "application/pdf",
}));

/** Each message of the specification's section 5 about answers, its settled translations to the letter, and what brings it up. */
const messages: readonly [en: string, simplified: string, traditional: string, Said][] = [
  [
    "Please enter your email address.",
    "请输入电子邮箱。",
    "請輸入電郵地址。",
    inForm(loginSection, { email: "" }),
  ],
  [
    "Please enter a valid email address.",
    "请输入有效的电子邮箱。",
    "請輸入有效的電郵地址。",
    inForm(signupDetails, { sales_email: "ada@" }),
  ],
  ["Please enter code.", "请输入验证码。", "請輸入驗證碼。", ofCode("")],
  [
    "Code must be 6 digits. Please check again.",
    "验证码须为6位数字，请重新检查。",
    "驗證碼須為6位數字，請再次檢查。",
    ofCode("12345"),
  ],
  [
    "Password can't be blank.",
    "密码不能为空。",
    "密碼不可留空。",
    inForm(signupPassword, { password: "" }),
  ],
  [
    "Please enter password.",
    "请输入密码。",
    "請輸入密碼。",
    inForm(loginSection, { password: "" }),
  ],
  [
    "Passwords don't match.",
    "两次输入的密码不一致。",
    "兩次輸入的密碼不相符。",
    inForm(
      signupPassword,
      {},
      typedTwice({ password: "Quiet-77-Stone", confirmation: "Quiet-78-Stone" }),
    ),
  ],
  [
    "Password must be 8-32 characters and contain at least 3 of 4 categories: uppercase, lowercase, numbers, symbols.",
    "密码须为8至32个字符，并至少包含大写字母、小写字母、数字、符号中的3类。",
    "密碼須為8至32個字元，並至少包含大楷字母、小楷字母、數字、符號中的3類。",
    inForm(signupPassword, { password: "alllowercase" }),
  ],
  ["Please enter mobile number.", "请输入手机号码。", "請輸入手機號碼。", phone("+852", "")],
  [
    "Please enter a valid mobile number.",
    "请输入有效的手机号码。",
    "請輸入有效的手機號碼。",
    phone("+852", "1234"),
  ],
  [
    "Please select your country.",
    "请选择国家或地区。",
    "請選擇國家或地區。",
    phone("", "51234567"),
  ],
  [
    "Telephone number must include the country code.",
    "电话号码须包含国际区号。",
    "電話號碼須包括國際區號。",
    phone("+999", "51234567"),
  ],
  [
    "Please enter your contact name.",
    "请输入联系人姓名。",
    "請輸入聯絡人姓名。",
    inForm(signupDetails, { contact_name: "" }),
  ],
  [
    "Please input your designation.",
    "请输入职位。",
    "請輸入職位。",
    inForm(signupDetails, { designation: "" }),
  ],
  [
    "Cannot exceed 100 characters.",
    "不能超过100个字符。",
    "不可超過100個字元。",
    inForm(signupDetails, { designation: "a".repeat(101) }),
  ],
  [
    "Please select applicant type.",
    "请选择申请人类型。",
    "請選擇申請人類別。",
    inForm(signupDetails, { register_type: "-1" }),
  ],
  [
    "This item is required.",
    "此项为必填项。",
    "此項必須填寫。",
    person("personalInformation", { hasOtherNames: null }),
  ],
  [
    "Please provide individual work email instead of a generic mailbox.",
    "请使用个人工作邮箱，不接受公共邮箱。",
    "請使用個人工作電郵，不接受公共電郵。",
    inForm(
      signupDetails,
      {},
      workMailbox({ register_type: "institution", email: "info@example.com" }),
    ),
  ],
  [
    "Please select nationality.",
    "请选择国籍。",
    "請選擇國籍。",
    person("personalInformation", { nationality: "" }),
  ],
  [
    "Please select issuing country.",
    "请选择签发国家或地区。",
    "請選擇簽發國家或地區。",
    person("personalInformation", { idCountry: "" }),
  ],
  [
    "Please select residential country.",
    "请选择居住国家或地区。",
    "請選擇居住國家或地區。",
    person("personalInformation", { residence: "" }),
  ],
  [
    "Please enter current residential address.",
    "请输入现居住地址。",
    "請輸入現時居住地址。",
    address({ line1: "" }),
  ],
  ["Please enter zip code.", "请输入邮政编码。", "請輸入郵政編碼。", address({ postcode: "" })],
  [
    "PO Box addresses are unacceptable. Leave out the PO Box, and enter the building or street and its district.",
    "不接受邮政信箱地址。请删去邮政信箱，填写大厦或街道及其所在地区。",
    "不接受郵政信箱地址。請刪去郵政信箱，填寫大廈或街道及其所在地區。",
    address({ city: "PO Box 12, London" }),
  ],
  [
    "Please enter the URL.",
    "请输入网址。",
    "請輸入網址。",
    entity("businessInformation", { hasWebsite: "yes", website: "" }),
  ],
  [
    "Please enter a detailed explanation.",
    "请输入详细说明。",
    "請輸入詳細說明。",
    entity("declaration", { taxAmnesty: "yes", taxAmnestyDetails: "" }),
  ],
  [
    "Please tick to confirm.",
    "请勾选确认。",
    "請勾選確認。",
    entity("acknowledgement", { truthful: false }),
  ],
  [
    "Exceed the maximum number of files",
    "文件数量超过上限",
    "檔案數目超出上限",
    entity("uploadFiles", { articles: { files: tooMany } }),
  ],
];

const said = ({ issues, questions }: Said) =>
  localeNames.map((locale) =>
    issues.map((issue) =>
      formatIssue(i18nFor(locale), issue, questionAt(questions, issue.path)?.label),
    ),
  );

test.each(messages)("%s", (en, simplified, traditional, given) => {
  const [english, ...chinese] = said(given);
  expect(english).toContain(en);
  const at = english!.indexOf(en);
  expect(chinese.map((each) => each[at])).toEqual([simplified, traditional]);
});

test("a person whose wealth comes from employment is asked for a resume", () => {
  const flow = flowOn("otcIndividual", today);
  const all = generatedAnswers(
    flow,
    { given: { wealthInformation: { sourceOfWealth: ["salary"] } }, says: "no" },
    today,
  );
  all["uploadFile"] = {};
  const issues = issuesOfSection(flow, "uploadFile", all, { today, lines: [] });
  expect(
    said({ issues, questions: flow.sections["uploadFile"]!.questions }).map((each) =>
      each.filter((text) => /resume|简历|履歷/.test(text)),
    ),
  ).toEqual([["Please upload your personal resume."], ["请上传个人简历。"], ["請上載個人履歷。"]]);
});
