import { msg } from "@lingui/core/macro";
import { type Brand, brands } from "#contract/brands.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import type { Mail } from "./mail.ts";
import { translate, i18nFor } from "../i18n.ts";
import { formatMoment, formatTime } from "#contract/moments.ts";
import { asHtml, asText, type Composed } from "./layout.ts";

const { replyWorkingDays } = limits;

export interface Reader {
  to: string;
  locale: Locale;
  brand: Brand;
}

const ignoreIt = msg`If you did not ask for this, you need not do anything. Nobody from {company} will ever ask you for this code.`;
const notYou = msg`If you did not ask for this, you need not do anything.`;

const reasons = {
  register: msg`Enter this code to confirm your e-mail address and go on with the registration.`,
  reset: msg`Enter this code to choose a new password.`,
  bind: msg`Enter this code to connect your account with the platform below. Whoever logs in there can then log in here.`,
  assistant: msg`Enter this code to work on the application you were invited to.`,
  change: msg`Enter this code to confirm the change of your account's e-mail address.`,
};

/** `shownAs` is the masked address at the platform. */
export interface Sender {
  provider: string;
  shownAs: string;
}

export function codeMail(
  reader: Reader,
  { purpose, from }: { purpose: CodePurpose; from: Sender | undefined },
  code: string,
  expires: Date,
): Mail {
  const { locale, brand } = reader;
  const until = formatTime(expires, i18nFor(locale));
  const subject = translate(locale, msg`Your verification code`);
  return compose(`code.${purpose}`, reader, subject, {
    title: subject,
    code,
    paragraphs: [
      translate(locale, reasons[purpose]),
      translate(locale, msg`The code can be used until {until}.`, { until }),
    ],
    ...(from ? { facts: factsOf(from, locale) } : {}),
    foot: translate(locale, ignoreIt, { company: brands[brand].name }),
  });
}

export function factsOf({ provider, shownAs }: Sender, locale: Locale): [string, string][] {
  const account: [string, string] = [translate(locale, msg`Account there`), shownAs];
  return [[translate(locale, msg`Platform`), provider], ...(shownAs === "" ? [] : [account])];
}

const noCode = {
  register: msg`Somebody, probably you, asked to register this e-mail address. It already has an account, so there is no code to enter.`,
  change: msg`Somebody, probably you, asked to use this e-mail address for another account. It already has an account, so there is no code to enter.`,
};

export function accountExistsMail(
  reader: Reader,
  purpose: keyof typeof noCode,
  publicUrl: string,
): Mail {
  const { locale, brand } = reader;
  const subject = translate(locale, msg`You already have an account`);
  return compose("accountExists", reader, subject, {
    title: subject,
    paragraphs: [
      translate(locale, noCode[purpose]),
      translate(
        locale,
        msg`Log in with your password, or choose a new one if you do not remember it.`,
      ),
    ],
    link: {
      words: translate(locale, msg`Log in`),
      href: `${publicUrl}/kyc/login${markerOf(brand)}`,
    },
    foot: translate(locale, notYou),
  });
}

export function passwordChangedMail(reader: Reader, at: Date): Mail {
  const { locale } = reader;
  const when = formatMoment(at, i18nFor(locale));
  const subject = translate(locale, msg`Your password was changed`);
  return compose("passwordChanged", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`The password of your account was changed, and other devices were signed out.`,
      ),
      translate(
        locale,
        msg`If it was not you, choose a new password at once with Forgot your password? on the login page, and write to the KYC team.`,
      ),
    ],
    facts: [[translate(locale, msg`When`), when]],
    foot: translate(
      locale,
      msg`You receive this mail because it concerns the safety of your account.`,
    ),
  });
}

export interface Invitation {
  inviter: string;
  link: string;
  expires: Date;
}

/** The link alone does not sign in; a code to the same mailbox does. */
export function invitationMail(reader: Reader, { inviter, link, expires }: Invitation): Mail {
  const { locale, brand } = reader;
  const company = brands[brand].name;
  const until = formatMoment(expires, i18nFor(locale));
  const subject = translate(locale, msg`You are invited to help with an application`);
  return compose("invitation", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`{inviter} invites you to fill in forms and upload documents for an account with {company}. You need no password: the page behind the link sends a code to this address.`,
        { inviter, company },
      ),
      translate(locale, msg`The link can be used until {until}.`, { until }),
    ],
    link: { words: translate(locale, msg`Open the invitation`), href: link },
    foot: translate(locale, msg`If you do not know the sender, you need not do anything.`),
  });
}

export interface Receipt {
  reference: string;
  lines: readonly LineId[];
  /** YYYY-MM-DD. */
  replyBy: string;
}

/** Contains nothing secret. */
export function receiptMail(reader: Reader, receipt: Receipt, publicUrl: string): Mail {
  const { locale, brand } = reader;
  const { reference } = receipt;
  const subject = translate(locale, msg`Application {reference} submitted`, { reference });
  const replyBy = formatDay(receipt.replyBy, locale);
  const lines = receipt.lines.map((line) => translate(locale, businessLines[line].name));
  const between = locale === "en" ? ", " : "、";
  return compose("receipt", reader, subject, {
    title: translate(locale, msg`Application Submitted`),
    paragraphs: [
      translate(locale, msg`We have received your application.`),
      translate(
        locale,
        msg`The team will respond within ${replyWorkingDays} working days. If something is missing, we will write to you and say what it is.`,
      ),
    ],
    facts: [
      [translate(locale, msg`Reference`), reference],
      [translate(locale, msg`Business lines`), lines.join(between)],
      [translate(locale, msg`Reply by`), replyBy],
    ],
    link: {
      words: translate(locale, msg`See the status`),
      href: `${publicUrl}/kyc/user${markerOf(brand)}`,
    },
    foot: translate(locale, msg`You receive this mail because you submitted an application.`),
  });
}

/** Query that selects a brand other than the configured one. */
export function markerOf(brand: Brand): string {
  const { marker } = brands[brand];
  return marker === null ? "" : `?source=${marker}`;
}

export function compose(kind: string, reader: Reader, subject: string, mail: Composed): Mail {
  const { to, locale, brand } = reader;
  const words = { text: asText(locale, brand, mail), html: asHtml(locale, brand, mail) };
  return { kind, locale, brand, to, subject, ...words };
}
