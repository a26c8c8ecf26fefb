import { msg } from "@lingui/core/macro";
import type { Brand } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { masked } from "../accounts/masked.ts";
import type { Mail } from "./mail.ts";
import { translate, i18nFor } from "../i18n.ts";
import { compose, markerOf, type Reader } from "./mails.ts";

const safety = msg`You receive this mail because it concerns the safety of your account.`;
const title = msg`The e-mail address of your account was changed`;

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
        msg`This address does not log in any more, and other devices were signed out. The account uses the address below.`,
      ),
      wayBack
        ? translate(
            locale,
            msg`If it was not you, put this address back by the link. All devices are then signed out, the password is taken away, and you choose a new one. The link can be used until {until}.`,
            { until },
          )
        : translate(
            locale,
            msg`If it was not you, write to the KYC team at once and give the account number. Do not wait: a new password can no longer be chosen from this address.`,
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
        msg`From now on you log in with this address. Other devices were signed out, and all mails of the account come here.`,
      ),
      translate(locale, msg`If it was not you, write to the KYC team and give the account number.`),
    ],
    facts: factsOf(reader, moved),
    foot: translate(locale, safety),
  });
}

const wayBackOf = (locale: Locale, brand: Brand, { token, publicUrl }: WayBack) => ({
  words: translate(locale, msg`Put this address back`),
  href: `${publicUrl}/kyc/email-undo${markerOf(brand)}#${token}`,
});

const undoneTitle = msg`The change of your account's e-mail address was undone`;

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
        msg`The account uses this address again. All devices were signed out, and the password was taken away: choose a new one with Forgot your password? on the login page.`,
      ),
      translate(
        locale,
        msg`Collaborators and platforms that were added since the login that changed the address were removed. Collaborators from before it need a new invitation to come in. Remove anybody named here whom you do not know.`,
      ),
      translate(
        locale,
        msg`If you did not do this, write to the KYC team and give the account number.`,
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
        msg`Whoever reads the address before has put it back. This address does not log in any more, and all devices were signed out.`,
      ),
      translate(
        locale,
        msg`If that is not right, write to the KYC team and give the account number.`,
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
