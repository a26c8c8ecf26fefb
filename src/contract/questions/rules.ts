import * as v from "valibot";
import type { LineId } from "../business-lines.ts";
import { inForce } from "../editions.ts";
import { limits } from "../limits.ts";
import { ages } from "../options/ages.ts";
import { callingCodes } from "../options/countries.ts";
import { shareBands, type StakeKind } from "../options/ownership.ts";
import { rates } from "../options/rates.ts";
import type { RuleCode } from "./rule-words.ts";

/** The days (YYYY-MM-DD) by which an application is judged. */
export interface Days {
  /** The day it is checked on: whose holidays, country lists, risk model and exchange rates count. */
  today: string;
  /** The day whose figures and lists are kept: that on which it was begun, or begun again. */
  rulesOn: string;
}

/** What a rule needs from outside: days and lines. */
export interface Facts extends Days {
  /** The lines applied for. */
  lines: readonly LineId[];
  /** Lines that the account has applied for elsewhere; none, where it is not said. */
  applied?: readonly LineId[];
  /** False for a collaborator: only the account holder consents, so consents are not checked. */
  mayConsent?: boolean;
}

export type Schema<Answer = unknown> = v.GenericSchema<unknown, Answer>;

/** The message of a schema is a code and its figures; the words stand in rule-words.ts. */
export function says(code: RuleCode, params: Record<string, string | number> = {}): string {
  return JSON.stringify([code, params]);
}

/** Unseen and turning characters; ZWNJ and ZWJ (U+200C, U+200D) are let through, scripts are written with them. */
const control =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const lineBreak = /[\n\r\t\u2028\u2029]/;
const letterOrDigit = /[\p{L}\p{N}]/u;

const typed = v.pipe(v.string(says("required")), v.trim(), v.minLength(1, says("required")));
const clean = v.check<string, string>((text) => !control.test(text), says("controlCharacters"));
const oneLine = v.check<string, string>((text) => !lineBreak.test(text), says("controlCharacters"));

function lengthOf(text: string): number {
  return [...text].length;
}

function atMost(characters: number) {
  return v.check<string, string>(
    (text) => lengthOf(text) <= characters,
    says("tooLong", { max: characters }),
  );
}

/** False for -1, however its dash and its figure are written, and for signs alone. */
const isAnAnswer = (text: string) =>
  !/^[-\u2010-\u2015\u2212]\s*1$/.test(text.normalize("NFKC")) && letterOrDigit.test(text);

/** Free text of one line, any script, at most 100 characters unless told. */
export function freeText(max: number = limits.textMax) {
  return v.pipe(typed, clean, oneLine, atMost(max), v.check(isAnAnswer, says("notAnAnswer")));
}

/** Text that may have several lines. */
export function longTextOf(max: number = limits.textMax) {
  return v.pipe(typed, clean, atMost(max), v.check(isAnAnswer, says("notAnAnswer")));
}

/** A name in Latin letters, as it stands in a passport or on a certificate, with the marks that transliterations write. */
export const latinName = v.pipe(
  freeText(),
  v.check(
    (text) => !/\p{L}/u.test(text.replace(/[\p{Script=Latin}\u02b9-\u02bf]/gu, "")),
    says("latinOnly"),
  ),
);

const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An e-mail address; domain lower-cased, at most 254 characters, no dots at the edges of a part. */
export const email = v.pipe(
  v.string(says("emailRequired")),
  v.trim(),
  v.minLength(1, says("emailRequired")),
  v.check(
    (text) =>
      text.length <= limits.emailMax &&
      emailShape.test(text) &&
      !/^\.|\.\.|\.@/.test(text) &&
      text.indexOf("@") <= 64,
    says("emailFormat"),
  ),
  v.transform((text) => {
    const at = text.lastIndexOf("@");
    return text.slice(0, at) + text.slice(at).toLowerCase();
  }),
);

/** Mailboxes anybody can open: refused for institutions (product decisions section 9). */
const genericDomains = new Set(
  (
    "gmail.com googlemail.com yahoo.com ymail.com rocketmail.com yahoo.com.hk yahoo.com.sg yahoo.com.tw yahoo.co.jp " +
    "yahoo.co.uk hotmail.com hotmail.co.uk hotmail.com.hk outlook.com outlook.com.hk live.com live.hk msn.com aol.com " +
    "icloud.com me.com mac.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru proton.me " +
    "protonmail.com tutanota.com tuta.io zoho.com qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com yeah.net " +
    "139.com 189.cn sina.com sina.cn sohu.com tom.com aliyun.com 21cn.com 263.net netvigator.com hknet.com singnet.com.sg " +
    "pacific.net.sg naver.com daum.net hanmail.net rediffmail.com fastmail.com hey.com inbox.com comcast.net verizon.net " +
    "att.net btinternet.com orange.fr free.fr t-online.de libero.it"
  ).split(" "),
);

const genericLocalParts = new Set(
  "info admin administrator contact contacts enquiry enquiries inquiry hello office mail email webmaster postmaster support sales noreply no-reply".split(
    " ",
  ),
);

/** True for a mailbox that is nobody's own work e-mail: a public provider's, or a shared one such as info@. */
export function isGenericMailbox(address: string): boolean {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  return genericDomains.has(address.slice(at + 1).toLowerCase()) || genericLocalParts.has(local);
}

export const workEmail = v.pipe(
  email,
  v.check((address) => !isGenericMailbox(address), says("genericMailbox")),
);

export const code = v.pipe(
  v.string(says("codeRequired")),
  v.transform((text) => text.replace(/[\s\-\u2010-\u2015]/g, "")),
  v.minLength(1, says("codeRequired")),
  v.regex(/^[0-9]{6}$/, says("codeFormat")),
);

/** 8 to 32 characters with at least 3 of upper case, lower case, numbers, symbols; NFC, never trimmed. */
export const newPassword = v.pipe(
  v.string(says("passwordRequired")),
  v.minLength(1, says("passwordBlank")),
  v.transform((text) => text.normalize("NFC")),
  v.check((text) => {
    const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
      kind.test(text),
    );
    const length = lengthOf(text);
    return (
      length >= limits.passwordMin &&
      length <= limits.passwordMax &&
      kinds.length >= limits.passwordKinds &&
      !control.test(text)
    );
  }, says("passwordRule")),
);

export const givenPassword = v.pipe(
  v.string(says("passwordRequired")),
  v.minLength(1, says("passwordRequired")),
  v.maxLength(1000, says("passwordRequired")),
  v.transform((text) => text.normalize("NFC")),
);

export const callingCode = v.pipe(
  v.string(says("countryCodeRequired")),
  v.minLength(1, says("countryRequired")),
  v.regex(/^\+[1-9][0-9]{0,3}$/, says("countryCodeRequired")),
);

export const phoneNumber = v.pipe(
  v.string(says("phoneRequired")),
  v.transform((text) => text.replace(/[\s().\-\u2010-\u2015]/g, "")),
  v.minLength(1, says("phoneRequired")),
  v.regex(
    new RegExp(`^[0-9]{${limits.phoneDigitsMin},${limits.phoneDigitsMax}}$`),
    says("phoneFormat"),
  ),
);

export const phone = v.object(
  { country_code: callingCode, number: phoneNumber },
  says("phoneRequired"),
);

/** A web address with a dotted host; http or https, https where none is written; nothing is fetched. */
export const url = v.pipe(
  v.string(says("urlRequired")),
  v.trim(),
  v.minLength(1, says("urlRequired")),
  atMost(limits.urlMax),
  v.transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
  v.check(isWebAddress, says("urlFormat")),
);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const parsed = new URL(text);
  const plain = parsed.username === "" && parsed.password === "";
  return /^https?:$/.test(parsed.protocol) && /\.[a-z0-9-]{2,}$/i.test(parsed.hostname) && plain;
}

/** True for a calendar day written YYYY-MM-DD that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export interface DayLimits {
  notAfter?: "today";
  notBefore?: string;
  /** The birthday of somebody who must be old enough (ages.ts). */
  ofPerson?: true;
}

/** A calendar day as YYYY-MM-DD; parts not yet typed are left empty between the dashes. */
export function day(bounds: DayLimits, facts: Facts) {
  const years = bounds.ofPerson ? inForce(ages, facts.rulesOn).person : 0;
  return v.pipe(
    v.string(says("required")),
    v.check((text) => text.replaceAll("-", "").trim() !== "", says("required")),
    v.check(isDay, says("noSuchDay")),
    v.check((text) => bounds.notAfter !== "today" || text <= facts.today, says("dayInFuture")),
    v.check((text) => text >= (bounds.notBefore ?? "1000-01-01"), says("dayTooEarly")),
    v.check(
      (text) => !bounds.ofPerson || text <= yearsBefore(facts.today, years),
      says("tooYoung", { years }),
    ),
  );
}

function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, "0")}${today.slice(4)}`;
}

/** Gives the day `months` whole months before `today`; the last day of a shorter month stands for a missing one. */
export function monthsBefore(today: string, months: number): string {
  const [year, month, date] = today.split("-").map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

const amountShape = /^\d{1,15}(\.\d{1,2})?$/;

/** An amount in a currency that has a rate. */
export const money = ({ today }: Facts) =>
  v.object(
    {
      currency: v.pipe(
        v.string(says("currencyRequired")),
        v.check((code) => code in inForce(rates, today).perUsd, says("currencyRequired")),
      ),
      amount: v.pipe(
        v.string(says("required")),
        v.transform((text) => text.replace(/[\s,']/g, "")),
        v.minLength(1, says("required")),
        v.check((text) => !text.startsWith("-"), says("notNegative")),
        v.regex(amountShape, says("amountFormat")),
      ),
    },
    says("required"),
  );

export const percent = v.pipe(
  v.string(says("required")),
  v.transform((text) => text.replace(/[\s%]/g, "")),
  v.minLength(1, says("required")),
  v.check(
    (text) => /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100,
    says("percentFormat"),
  ),
);

const bands = shareBands.map((band) => band.value) as readonly string[];

/** A share of one company, known in one of these ways: exactly in percent, or in a band, or without a figure. */
export const holdingOf = (stakes: readonly StakeKind[]) =>
  v.pipe(
    v.object(
      {
        of: v.string(says("stakeMissing")),
        stake: v.picklist(stakes, says("stakeMissing")),
        percent: v.optional(v.string(), ""),
        band: v.optional(v.string(), ""),
      },
      says("stakeMissing"),
    ),
    v.forward(
      v.check((row) => row.stake !== "exact" || v.is(percent, row.percent), says("percentFormat")),
      ["percent"],
    ),
    v.forward(
      v.check((row) => row.stake !== "band" || bands.includes(row.band), says("bandRequired")),
      ["band"],
    ),
  );

export const yesOrNo = v.picklist(["yes", "no"], says("selectRequired"));

export const ticked = v.literal(true, says("tickRequired"));

export const country = v.pipe(
  v.string(says("selectRequired")),
  v.check((code) => code in callingCodes, says("selectRequired")),
);

/** BIC, ISO 9362: 8 or 11 letters and digits. */
export const bic = v.pipe(
  v.string(says("required")),
  v.transform((text) => text.replace(/\s/g, "").toUpperCase()),
  v.minLength(1, says("required")),
  v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, says("bicFormat")),
);

export const accountNumber = v.pipe(
  v.string(says("required")),
  v.transform((text) => text.replace(/[\s-]/g, "").toUpperCase()),
  v.minLength(1, says("required")),
  v.regex(/^[A-Z0-9]{5,34}$/, says("accountNumberFormat")),
);
