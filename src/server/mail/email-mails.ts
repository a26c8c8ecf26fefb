import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import type { Brand } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { masked } from "../accounts/masked.ts";
import type { Mail } from "./mail.ts";
import { translate, i18nFor } from "../i18n.ts";
import { compose, type Reader } from "./mails.ts";

const safety = msg`We sent this email because it concerns the security of your account.`;
const title = msg`Your account's email address has been changed`;

export interface Moved {
  account: string;
  /** Unmasked. */
  email: string;
  at: Date;
}

export interface WayBack {
  token: string;
  expires: Date;
  publicUrl: string;
}

/** Masks the new address. */
export function emailLeftMail(reader: Reader, moved: Moved, wayBack: WayBack | null): Mail {
  const { locale, brand } = reader;
  const subject = translate(locale, title);
  const until = wayBack ? formatMoment(wayBack.expires, i18nFor(locale)) : "";
  return compose("emailLeft", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`You can no longer log in with this address, and other devices have been signed out. Your account uses the address below.`,
      ),
      wayBack
        ? translate(
            locale,
            msg`If this was not you, use the link to restore this address. All devices will be signed out and your password will stop working. You will need to choose a new one. The link is valid until {until}.`,
            { until },
          )
        : translate(
            locale,
            msg`If this was not you, contact the KYC team immediately and give your account number. You can no longer reset your password from this address.`,
          ),
    ],
    ...(wayBack ? { link: wayBackOf(locale, brand, wayBack) } : {}),
    facts: factsOf(reader, { ...moved, email: masked(moved.email) }),
    foot: translate(locale, safety),
  });
}

export function emailTakenMail(reader: Reader, moved: Moved): Mail {
  const { locale } = reader;
  const subject = translate(locale, title);
  return compose("emailTaken", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`You now log in with this address. Other devices have been signed out, and all emails about your account will be sent here.`,
      ),
      translate(
        locale,
        msg`If this was not you, contact the KYC team and give your account number.`,
      ),
    ],
    facts: factsOf(reader, moved),
    foot: translate(locale, safety),
  });
}

const wayBackOf = (locale: Locale, brand: Brand, { token, publicUrl }: WayBack) => ({
  words: translate(locale, msg`Restore this address`),
  href: `${publicUrl}/kyc/email-undo${markerOf(brand)}#${token}`,
});

const undoneTitle = msg`Your account's email address change has been reversed`;

export interface Undone {
  account: string;
  at: Date;
}

export interface Staying {
  collaborators: readonly string[];
  platforms: readonly string[];
}

export function emailBackMail(
  reader: Reader,
  undone: Undone,
  { collaborators, platforms }: Staying,
): Mail {
  const { locale } = reader;
  const subject = translate(locale, undoneTitle);
  return compose("emailBack", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`Your account uses this address again. All devices have been signed out and your previous password no longer works. Choose a new one with “Forgot your password?” on the login page.`,
      ),
      translate(
        locale,
        msg`We removed the collaborators and platforms added since the login that changed the address. Earlier collaborators need a new invitation. Remove anyone you do not recognise.`,
      ),
      translate(
        locale,
        msg`If you did not do this, contact the KYC team and give your account number.`,
      ),
    ],
    facts: [
      ...whenOf(reader, undone),
      ...collaborators.map((who): [string, string] => [translate(locale, msg`Collaborator`), who]),
      ...platforms.map((who): [string, string] => [translate(locale, msg`Platform`), who]),
    ],
    foot: translate(locale, safety),
  });
}

export function emailUndoneMail(reader: Reader, undone: Undone): Mail {
  const { locale } = reader;
  const subject = translate(locale, undoneTitle);
  return compose("emailUndone", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`The previous email address has been restored. You can no longer log in with this address, and all devices have been signed out.`,
      ),
      translate(
        locale,
        msg`If this is not correct, contact the KYC team and give your account number.`,
      ),
    ],
    facts: whenOf(reader, undone),
    foot: translate(locale, safety),
  });
}

const whenOf = ({ locale }: Reader, { account, at }: Undone): [string, string][] => [
  [translate(locale, msg`Account`), account],
  [translate(locale, msg`When`), formatMoment(at, i18nFor(locale))],
];

function factsOf({ locale }: Reader, { account, email, at }: Moved): [string, string][] {
  return [
    [translate(locale, msg`Account`), account],
    [translate(locale, msg`New address`), email],
    [translate(locale, msg`When`), formatMoment(at, i18nFor(locale))],
  ];
}
