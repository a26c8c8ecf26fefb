import { msg } from "@lingui/core/macro";
import { type Brand, brands, markerOf } from "#contract/brands.ts";
import type { CodePurpose } from "#contract/calls/account.ts";
import type { Locale } from "#contract/locales.ts";
import type { Mail } from "./mail.ts";
import { translate, i18nFor } from "../i18n.ts";
import { formatMoment, formatTime } from "#contract/moments.ts";
import { asHtml, asText, type Composed } from "./layout.ts";

export interface Reader {
  to: string;
  locale: Locale;
  brand: Brand;
}

const ignoreIt = msg`If you did not request this, you can ignore this email. {company} will never ask you for this code.`;
const notYou = msg`If you did not request this, you can ignore this email.`;

const reasons = {
  register: msg`Enter this code to confirm your email address and continue your registration.`,
  reset: msg`Enter this code to choose a new password.`,
  bind: msg`Enter this code to connect your account to the platform below. Anyone who can log in to that platform account will be able to log in here.`,
  assistant: msg`Enter this code to work on the application you have been invited to.`,
  change: msg`Enter this code to confirm the change of your account's email address.`,
  sign: msg`Enter this code to sign the agreement on the page you have open.`,
};

const anotherCode = msg`If too many codes were requested for your address, for example by others, you can get another with the link below for {days, plural, one {# day} other {# days}}.`;

/** To the page that asks for the code again, as who reads the mailbox. */
export interface CodeLink {
  href: string;
  /** How long it is good. */
  days: number;
}

/** `shownAs` is the masked address at the platform. */
export interface Sender {
  provider: string;
  shownAs: string;
}

export function codeMail(
  reader: Reader,
  {
    purpose,
    from,
    link,
  }: { purpose: CodePurpose; from: Sender | undefined; link: CodeLink | null },
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
      translate(locale, msg`The code is valid until {until}.`, { until }),
      ...(link ? [translate(locale, anotherCode, { days: link.days })] : []),
    ],
    ...(link ? { link: { words: translate(locale, msg`Get another code`), href: link.href } } : {}),
    ...(from ? { facts: factsOf(from, locale) } : {}),
    foot: translate(locale, ignoreIt, { company: brands[brand].name }),
  });
}

export function factsOf({ provider, shownAs }: Sender, locale: Locale): [string, string][] {
  const account: [string, string] = [translate(locale, msg`Platform account`), shownAs];
  return [[translate(locale, msg`Platform`), provider], ...(shownAs === "" ? [] : [account])];
}

const noCode = {
  register: msg`Someone, probably you, tried to register this email address. It already has an account, so you do not need a code.`,
  change: msg`Someone, probably you, tried to use this email address for another account. It already has an account, so you do not need a code.`,
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
  const subject = translate(locale, msg`Your password has been changed`);
  return compose("passwordChanged", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`Your account password has been changed, and other devices have been signed out.`,
      ),
      translate(
        locale,
        msg`If this was not you, choose a new password immediately with “Forgot your password?” on the login page, and contact the KYC team.`,
      ),
    ],
    facts: [[translate(locale, msg`When`), when]],
    foot: translate(
      locale,
      msg`We sent this email because it concerns the security of your account.`,
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
  const subject = translate(locale, msg`You have been invited to help with an application`);
  return compose("invitation", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`{inviter} has invited you to fill in forms and upload documents for an account with {company}. You do not need a password. Open the link and we will send a code to this address.`,
        { inviter, company },
      ),
      translate(locale, msg`The link is valid until {until}.`, { until }),
    ],
    link: { words: translate(locale, msg`Open the invitation`), href: link },
    foot: translate(locale, msg`If you do not know the sender, you can ignore this email.`),
  });
}

export function compose(kind: string, reader: Reader, subject: string, mail: Composed): Mail {
  const { to, locale, brand } = reader;
  const words = { text: asText(locale, brand, mail), html: asHtml(locale, brand, mail) };
  return { kind, locale, brand, to, subject, ...words };
}
