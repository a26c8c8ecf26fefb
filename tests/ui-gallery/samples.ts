import type { Option } from "#ui/Combobox/combobox-match.ts";

const english = {
  brand: "Gatehouse",
  tagline: "Client onboarding",
  skip: "Skip to content",
  language: "Language",
  login: "Log in",
  newHere: "New here?",
  register: "Register",
  email: "Work email",
  password: "Password",
  show: "Show",
  showPassword: "Show password",
  forgot: "Forgot password",
  platform: "Log in with a platform account",
  invited: "Invited as a collaborator? Open the link in your email. You do not need a password.",
  story: "Open an account",
  entityInfo: "Entity Info",
  entityInfoWhy:
    "Registration details, activity and bank account. About 25 minutes, saved as you type.",
  documents: "Document Uploading",
  documentsWhy: "A checklist for your entity type, showing how recent each document must be.",
  privacy: "Privacy notice",
  contact: "Contact the KYC team",
  yes: "Yes",
  no: "No",
  telephone: "Telephone",
  telephoneHint: "You can paste a full number, for example +852 5123 4567.",
  code: "Country code",
  verification: "Verification code",
  digits: (count: number) => `${count} of 6 digits`,
  errors: "Errors noted on the form. Please check and try again.",
  contactName: "Please enter your contact name.",
  consent: "I consent to the sharing of this information.",
  results: (count: number, typed: string) =>
    `${count} ${count === 1 ? "result" : "results"}${typed === "" ? "" : ` for “${typed}”`}. English, 繁體 or 简体.`,
  none: (typed: string) => `Nothing found for “${typed}”.`,
  countries: "Countries and regions",
  registerType: "How will you register?",
};
export type SampleWords = typeof english;

const traditional: SampleWords = {
  ...english,
  tagline: "客戶開戶",
  skip: "跳至內容",
  language: "語言",
  login: "登入",
  newHere: "第一次使用？",
  register: "註冊",
  email: "公司電郵",
  password: "密碼",
  show: "顯示",
  showPassword: "顯示密碼",
  forgot: "忘記密碼",
  platform: "以平台帳戶登入",
  invited: "獲邀成為協作人？請開啟電郵中的連結，毋須密碼。",
  story: "開立帳戶",
  entityInfo: "申請人資料",
  entityInfoWhy: "註冊資料、業務及銀行帳戶。約25分鐘，輸入時自動儲存。",
  documents: "上載文件",
  documentsWhy: "按機構類型列出所需文件，並註明文件的最早日期。",
  privacy: "私隱聲明",
  contact: "聯絡KYC團隊",
  yes: "是",
  no: "否",
  telephone: "電話",
  telephoneHint: "貼上含+852的號碼會自動分開。",
  code: "國際區號",
  verification: "驗證碼",
  digits: (count) => `已輸入${count}位，共6位`,
  errors: "表格有錯誤，請檢查後重試。",
  contactName: "請輸入聯絡人姓名。",
  consent: "本人同意分享以上資料。",
  registerType: "註冊方式",
};
const simplified: SampleWords = {
  ...traditional,
  tagline: "客户开户",
  skip: "跳至内容",
  language: "语言",
  login: "登录",
  newHere: "首次使用？",
  register: "注册",
  email: "工作邮箱",
  password: "密码",
  show: "显示",
  showPassword: "显示密码",
  forgot: "忘记密码",
  platform: "使用平台账户登录",
  invited: "受邀成为协作者？请打开电子邮件中的链接，无需密码。",
  story: "开立账户",
  entityInfo: "申请人信息",
  entityInfoWhy: "注册信息、业务及银行账户。约25分钟，输入时自动保存。",
  documents: "上传文件",
  documentsWhy: "按机构类型列出所需文件，并注明“最早日期”……",
  privacy: "隐私声明",
  contact: "联系KYC团队",
  telephone: "电话",
  telephoneHint: "粘贴含+852的号码会自动拆分。",
  code: "国际区号",
  verification: "验证码",
  digits: (count) => `已输入${count}位，共6位`,
  errors: "表单有错误，请检查后重试。",
  contactName: "请输入联系人姓名。",
  consent: "本人同意共享以上信息。",
  registerType: "注册方式",
};

export const samples: Record<string, SampleWords> = {
  en: english,
  "zh-Hant-HK": traditional,
  "zh-Hans": simplified,
};

export const countries: readonly Option[] = [
  { value: "HK", label: "Hong Kong SAR", aside: "香港", names: ["中国香港"] },
  { value: "SG", label: "Singapore", aside: "新加坡" },
  { value: "SX", label: "Sint Maarten", aside: "荷屬聖馬丁", names: ["荷属圣马丁"] },
  { value: "AE", label: "United Arab Emirates", aside: "阿聯酋", names: ["阿联酋"] },
  { value: "CI", label: "Côte d’Ivoire", aside: "科特迪瓦" },
  { value: "GB", label: "United Kingdom", aside: "英國", names: ["英国"] },
  ...["AU", "BR", "CA", "CH", "DE", "DK", "ES", "FI", "FR", "IE", "IN", "IT", "JP", "KR", "MY"].map(
    (value) => ({
      value,
      label: new Intl.DisplayNames("en-GB", { type: "region" }).of(value) ?? value,
      aside: new Intl.DisplayNames("zh-Hant-HK", { type: "region" }).of(value) ?? value,
    }),
  ),
];
export const codes: readonly Option[] = [
  { value: "+852", label: "+852 Hong Kong SAR", short: "+852" },
  { value: "+65", label: "+65 Singapore", short: "+65" },
  { value: "+1", label: "+1 United States", short: "+1", names: ["Canada"] },
];
export const currencies: readonly Option[] = [
  { value: "USD", label: "US dollar", short: "USD", aside: "USD" },
  { value: "HKD", label: "Hong Kong dollar", short: "HKD", aside: "HKD" },
  { value: "SGD", label: "Singapore dollar", short: "SGD", aside: "SGD" },
];

/** The text for the page's language. */
export const say = (english: string, traditional: string, simplified = traditional) => {
  const { lang } = document.documentElement;
  return lang === "zh-Hans" ? simplified : lang === "zh-Hant-HK" ? traditional : english;
};
