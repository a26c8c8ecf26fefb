import { expect, test } from "vitest";
import { sendEmailCaptcha, verifyCaptcha, whoAmI } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { bindInsWithOauthTicket } from "#contract/calls/platforms.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { limits } from "#contract/limits.ts";
import { localeNames } from "#contract/locales.ts";
import { refusals, type RefusalName } from "#contract/refusals/refusals.ts";
import type { Outcome } from "#portal/system/api.ts";
import { incorporateInHongKong, picture, submissionOf } from "#tests/support/server/applicant.ts";
import { newEmail, password } from "#tests/support/server/credentials.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { arriveAs, newSender } from "#tests/support/server/platform.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { translate } from "../../i18n.ts";

const portal = sharedPortal();
const garbage = "A".repeat(43);
const png = (member: Member, slot: string) => send(member, picture, { slot, name: "a.png" });

async function fillSlots(member: Member, count: number) {
  await incorporateInHongKong(member);
  const slots = (Object.keys(documentSlots) as SlotId[]).filter(
    (id) => slotOf(id).of === "entity" && slotOf(id).most === limits.filesPerSlot,
  );
  for (let at = 0; at < count; at += 1)
    dataOf(await png(member, slots[Math.floor(at / limits.filesPerSlot)]!));
}

interface Row {
  name: RefusalName;
  en: string;
  simplified: string;
  traditional: string;
  ask: () => Promise<Outcome<unknown>>;
}

/** The messages of the specification's sections 5, 6 and 8 that a call answers, their translations, and a call that does. */
const rows: readonly Row[] = [
  {
    name: "sessionExpired",
    en: "Chat has expired, login in again please",
    simplified: "登录状态已失效，请重新登录",
    traditional: "登入狀態已失效，請重新登入",
    ask: () => portal.browser().api(whoAmI),
  },
  {
    name: "codeMismatch",
    en: "Incorrect verification code. Please try again.",
    simplified: "验证码不正确，请重试。",
    traditional: "驗證碼不正確，請再試。",
    ask: async () => {
      const { api } = portal.browser();
      const asked = { email: newEmail(), type: "register" } as const;
      dataOf(await api(sendEmailCaptcha, { body: asked }));
      return api(verifyCaptcha, { body: { ...asked, captcha: "000000" } });
    },
  },
  {
    name: "bindingFailed",
    en: "Input error. Binding failed. Please try again.",
    simplified: "输入有误，绑定失败，请重试。",
    traditional: "輸入有誤，綁定失敗，請再試。",
    ask: async () => {
      const { email } = await portal.member();
      const browser = portal.browser();
      const ticket = await arriveAs(portal, browser, newSender());
      const body = { ticket, email, proof: garbage, password };
      return browser.api(bindInsWithOauthTicket, { body });
    },
  },
  {
    name: "linkExpired",
    en: "This link has expired. Ask the account holder for a new one.",
    simplified: "链接已失效，请账户持有人重新生成。",
    traditional: "連結已失效，請帳戶持有人重新產生。",
    ask: () =>
      portal.browser().api(loginByEkycTicket, { body: { ticket: garbage, captcha: "000000" } }),
  },
  {
    name: "alreadyInvited",
    en: "This email is already invited",
    simplified: "该邮箱已受邀",
    traditional: "此電郵已獲邀請",
    ask: async () => {
      const { api } = await portal.member();
      const body = { email: newEmail() };
      dataOf(await api(sendAssistantEmail, { body }));
      return api(sendAssistantEmail, { body });
    },
  },
  {
    name: "answersIncomplete",
    en: "Errors noted on the form. Please check and try again.",
    simplified: "表单中有错误，请检查后重试。",
    traditional: "表格內有錯誤，請檢查後再試。",
    ask: async () => {
      const member = await portal.member();
      return member.api(saveKyc, { body: await submissionOf(member) });
    },
  },
  {
    name: "uploadFormat",
    en: "File format not supported",
    simplified: "不支持该文件格式",
    traditional: "不支援此檔案格式",
    ask: async () => send(await portal.member(), Buffer.from("text"), { slot: "articles" }),
  },
  {
    name: "uploadTooBig",
    en: "File too big. Maximum 10\u00a0MB",
    simplified: "文件过大，上限10\u00a0MB",
    traditional: "檔案過大，上限10\u00a0MB",
    ask: async () =>
      send(await portal.member(), Buffer.alloc(limits.uploadBytes + 1, "%PDF-"), {
        slot: "articles",
      }),
  },
  {
    name: "uploadSlotFull",
    en: "Exceed the maximum number of files",
    simplified: "文件数量超过上限",
    traditional: "檔案數目超出上限",
    ask: async () => {
      const member = await portal.member();
      for (let at = 0; at < limits.filesPerSlot; at += 1) dataOf(await png(member, "articles"));
      return png(member, "articles");
    },
  },
  {
    name: "uploadTotalFull",
    en: "The uploaded documents exceeded 20 files. Please contact the KYC team.",
    simplified: "上传的文件已超过20个，请联系KYC团队。",
    traditional: "上載的檔案已超過20個，請聯絡KYC團隊。",
    ask: async () => {
      const member = await portal.member();
      await fillSlots(member, limits.filesTotal);
      return png(member, "wealthEvidence");
    },
  },
];

test.each(rows)("$en", async ({ name, en, simplified, traditional, ask }) => {
  const outcome = await ask();
  expect(outcome).toMatchObject({ ok: false, refusal: name, message: en });
  expect(localeNames.map((locale) => translate(locale, refusals[name].message))).toEqual([
    en,
    simplified,
    traditional,
  ]);
});
