import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localeNames } from "#contract/locales.ts";
import { personalInformation } from "#contract/forms/people/person.ts";
import { type RuleCode, ruleMessages } from "#contract/rules/rule-messages.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import { i18nFor } from "#server/i18n.ts";

const { nationality, residence, idCountry } = personalInformation.questions;

/** The messages of the specification's section 5 about answers, and their settled translations, to the letter. */
const messages = `
  emailRequired | Please enter your email address. | 请输入电子邮箱。 | 請輸入電郵地址。
  emailFormat | Please enter a valid email address. | 请输入有效的电子邮箱。 | 請輸入有效的電郵地址。
  codeRequired | Please enter code. | 请输入验证码。 | 請輸入驗證碼。
  codeFormat | Code must be 6 digits. Please check again. | 验证码须为6位数字，请重新检查。 | 驗證碼須為6位數字，請再次檢查。
  passwordBlank | Password can't be blank. | 密码不能为空。 | 密碼不可留空。
  passwordRequired | Please enter password. | 请输入密码。 | 請輸入密碼。
  passwordsDiffer | Passwords don't match. | 两次输入的密码不一致。 | 兩次輸入的密碼不相符。
  phoneRequired | Please enter mobile number. | 请输入手机号码。 | 請輸入手機號碼。
  phoneFormat | Please enter a valid mobile number. | 请输入有效的手机号码。 | 請輸入有效的手機號碼。
  countryRequired | Please select your country. | 请选择国家或地区。 | 請選擇國家或地區。
  contactNameRequired | Please enter your contact name. | 请输入联系人姓名。 | 請輸入聯絡人姓名。
  designationRequired | Please input your designation. | 请输入职位。 | 請輸入職位。
  itemRequired | This item is required. | 此项为必填项。 | 此項必須填寫。
  tooLong | Cannot exceed 100 characters. | 不能超过100个字符。 | 不可超過100個字元。
  genericMailbox | Please provide individual work email instead of a generic mailbox. | 请使用个人工作邮箱，不接受公共邮箱。 | 請使用個人工作電郵，不接受公共電郵。
  countryCodeRequired | Telephone number must include the country code. | 电话号码须包含国际区号。 | 電話號碼須包括國際區號。
  addressRequired | Please enter current residential address. | 请输入现居住地址。 | 請輸入現時居住地址。
  postcodeRequired | Please enter zip code. | 请输入邮政编码。 | 請輸入郵政編碼。
  urlRequired | Please enter the URL. | 请输入网址。 | 請輸入網址。
  resumeRequired | Please upload your personal resume. | 请上传个人简历。 | 請上載個人履歷。
  explanationRequired | Please enter a detailed explanation. | 请输入详细说明。 | 請輸入詳細說明。
  tickRequired | Please tick to confirm. | 请勾选确认。 | 請勾選確認。
  poBox | PO Box addresses are unacceptable. | 不接受邮政信箱地址。 | 不接受郵政信箱地址。
  tooManyFiles | Exceed the maximum number of files | 文件数量超过上限 | 檔案數目超出上限
`
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()) as [RuleCode, string, string, string]);

const said = (code: RuleCode, params: object | undefined, label?: typeof nationality.label) =>
  localeNames.map((locale) =>
    formatIssue(i18nFor(locale), { path: "", code, params: { ...params } }, label),
  );

test.each(messages)("%s: %s", (code, en, simplified, traditional) => {
  expect(Object.hasOwn(ruleMessages, code)).toBe(true);
  expect(said(code, { max: 100 })).toEqual([en, simplified, traditional]);
});

/** Where codes stand that nothing is refused with by that. */
const tables = /questions\/(?:rule|summary)-words\.ts$/;

test("every message about an answer is said by some rule", () => {
  const src = join(import.meta.dirname, "..", "..", "src");
  const sources = globSync("**/*.{ts,tsx}", {
    cwd: src,
    exclude: (name) => /\.test\.tsx?$/.test(name),
  })
    .filter((file) => !tables.test(file))
    .map((file) => readFileSync(join(src, file), "utf8"))
    .join("\n");
  expect(Object.keys(ruleMessages).filter((code) => !sources.includes(`"${code}"`))).toEqual([]);
});

test.each([
  [nationality, "Please select nationality.", "请选择国籍。", "請選擇國籍。"],
  [idCountry, "Please select issuing country.", "请选择签发国家或地区。", "請選擇簽發國家或地區。"],
  [
    residence,
    "Please select residential country.",
    "请选择居住国家或地区。",
    "請選擇居住國家或地區。",
  ],
])("a place that is not chosen is named: %#", ({ label }, en, simplified, traditional) => {
  expect(said("selectRequired", undefined, label)).toEqual([en, simplified, traditional]);
});
