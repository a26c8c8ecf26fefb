import type * as calls from "#contract/calls/account.ts";
import { callingCodeOf } from "#contract/options/phones/calling-codes.ts";
import { countriesIn } from "#contract/options/countries.ts";
import { sha256 } from "../crypto.ts";
import type { Handler } from "../http/handler.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { inAccount } from "../database/database.ts";
import { proveCode, sendCode } from "./codes.ts";
import { informationOf } from "../dashboard/ins-info.ts";
import { sendCodeToSign } from "../agreements/sign-code.ts";
import { sendCodeToChange } from "./new-email.ts";
import { personOf } from "./person.ts";
import { registerAccount } from "../registration/registration.ts";
import { endGuest, signInByPassword } from "../sessions/sign-in.ts";
import { todayOf } from "../clock.ts";

export const login: Handler<typeof calls.login> = (context, { body }) =>
  signInByPassword(context, body.email, body.password);

export const logout: Handler<typeof calls.logout> = async (context) => {
  const { guest, db } = context;
  if (guest) await inAccount(db, guest.accountId, (handle) => endGuest(context, handle));
  context.forgetBrowser();
  return {};
};

export const whoAmI: Handler<typeof calls.whoAmI> = (context) => personOf(context);

export const register: Handler<typeof calls.register> = async (context, { body }) => {
  await registerAccount(context, body);
  return { email: body.email };
};

export const sendEmailCaptcha: Handler<typeof calls.sendEmailCaptcha> = (context, { body }) => {
  const { email, type: purpose, captcha_result: captcha, mailbox } = body;
  if (purpose === "change") return sendCodeToChange(context, { email, captcha });
  if (purpose === "sign") return sendCodeToSign(context, body);
  return sendCode(context, { email, purpose, captcha, mailbox });
};

export const verifyCaptcha: Handler<typeof calls.verifyCaptcha> = async (context, { body }) => {
  const { email, type: purpose, text_sha256: text } = body;
  const asked = { email, purpose, ...(text ? { textHash: Buffer.from(text, "hex") } : {}) };
  return { proof: await proveCode(context, asked, body.captcha) };
};

/** Every POST extends the session. */
export const extendSession: Handler<typeof calls.extendSession> = async (context) => ({
  idle_until: context.member().idleUntil.getTime(),
  now: context.now.getTime(),
});

export const journalKey: Handler<typeof calls.journalKey> = async (context) => {
  const { guest } = context;
  const owner = guest ? journalOwner(guest) : `browser|${await context.preSession()}`;
  return {
    key: context.keys.journalKey(owner).toString("base64"),
    owner: sha256(`journal|${owner}`).toString("hex").slice(0, 32),
  };
};

/** Each collaborator has an own copy; the holder's depends on the account only. */
const journalOwner = ({ accountId, memberId, role }: SignedIn) =>
  role === "holder" ? `account|${accountId}` : `account|${accountId}|member|${memberId}`;

export const insInfo: Handler<typeof calls.insInfo> = (context) => informationOf(context);

export const countries: Handler<typeof calls.countries> = async ({ locale, now }, { query }) =>
  countriesIn(locale, todayOf(now))
    .map(({ code, name }) => ({ code, name, calling_code: callingCodeOf(code) }))
    .filter(({ calling_code }) => query.full_list === "true" || calling_code !== "");
