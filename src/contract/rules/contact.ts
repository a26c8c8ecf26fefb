import * as v from "valibot";
import { limits } from "../limits.ts";
import { isCallingCode } from "../options/phones/calling-code-list.ts";
import { message } from "./facts.ts";
import { plainSigns, stripUnseen } from "./characters.ts";
import { atMost } from "./text.ts";

const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const email = v.pipe(
  v.string(message("emailRequired")),
  v.transform(stripUnseen),
  v.trim(),
  v.minLength(1, message("emailRequired")),
  v.check(
    (text) =>
      text.length <= limits.emailMax &&
      emailShape.test(text) &&
      !/^\.|\.\.|\.@/.test(text) &&
      text.indexOf("@") <= 64,
    message("emailFormat"),
  ),
  v.transform((text) => {
    const at = text.lastIndexOf("@");
    return text.slice(0, at) + text.slice(at).toLowerCase();
  }),
);

/** Public mailboxes (product decisions section 9). */
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

/** A public provider, or a shared mailbox such as info@. */
export function isGenericMailbox(address: string): boolean {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  return genericDomains.has(address.slice(at + 1).toLowerCase()) || genericLocalParts.has(local);
}

export const workEmail = v.pipe(
  email,
  v.check((address) => !isGenericMailbox(address), message("genericMailbox")),
);

export const callingCode = v.pipe(
  v.string(message("countryCodeRequired")),
  v.minLength(1, message("countryRequired")),
  v.check(isCallingCode, message("countryCodeRequired")),
);

export const phoneNumber = v.pipe(
  v.string(message("phoneRequired")),
  v.transform((text) => plainSigns(text).replace(/[\s().\-\u2010-\u2015]/g, "")),
  v.minLength(1, message("phoneRequired")),
  v.check((text) => !/^(\+|00)/.test(text), message("phoneWithCode")),
  v.regex(
    new RegExp(`^[0-9]{${limits.phoneDigitsMin},${limits.phoneDigitsMax}}$`),
    message("phoneFormat"),
  ),
);

export const phone = v.object(
  { country_code: callingCode, number: phoneNumber },
  message("phoneRequired"),
);

/** http or https and a dotted host; https when no scheme is typed. Nothing is fetched. */
export const url = v.pipe(
  v.string(message("urlRequired")),
  v.transform(stripUnseen),
  v.trim(),
  v.minLength(1, message("urlRequired")),
  atMost(limits.urlMax),
  v.transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
  v.check(isWebAddress, message("urlFormat")),
);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const parsed = new URL(text);
  const plain = parsed.username === "" && parsed.password === "";
  return /^https?:$/.test(parsed.protocol) && /\.[a-z0-9-]{2,}$/i.test(parsed.hostname) && plain;
}
