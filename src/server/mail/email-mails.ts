import { msg } from "@lingui/core/macro";
import type { Brand } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { momentWords } from "#contract/moments.ts";
import { masked } from "../accounts/masked.ts";
import type { Mail } from "./mail.ts";
import { say, speakerOf } from "../words.ts";
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
  const subject = say(locale, title);
  const until = wayBack ? momentWords(wayBack.expires, speakerOf(locale)) : "";
  return compose("emailLeft", reader, subject, {
    title: subject,
    paragraphs: [
      say(
        locale,
        msg`This address does not log in any more, and other devices were signed out. The account uses the address below.`,
      ),
      wayBack
        ? say(
            locale,
            msg`If it was not you, put this address back by the link. All devices are then signed out, the password is taken away, and you choose a new one. The link can be used until {until}.`,
            { until },
          )
        : say(
            locale,
            msg`If it was not you, write to the KYC team at once and give the account number. Do not wait: a new password can no longer be chosen from this address.`,
          ),
    ],
    ...(wayBack ? { link: wayBackOf(locale, brand, wayBack) } : {}),
    facts: factsOf(reader, { ...moved, email: masked(moved.email) }),
    foot: say(locale, safety),
  });
}

export function emailTakenMail(reader: Reader, moved: Moved): Mail {
  const { locale } = reader;
  const subject = say(locale, title);
  return compose("emailTaken", reader, subject, {
    title: subject,
    paragraphs: [
      say(
        locale,
        msg`From now on you log in with this address. Other devices were signed out, and all mails of the account come here.`,
      ),
      say(locale, msg`If it was not you, write to the KYC team and give the account number.`),
    ],
    facts: factsOf(reader, moved),
    foot: say(locale, safety),
  });
}

const wayBackOf = (locale: Locale, brand: Brand, { token, publicUrl }: WayBack) => ({
  words: say(locale, msg`Put this address back`),
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
  const subject = say(locale, undoneTitle);
  return compose("emailBack", reader, subject, {
    title: subject,
    paragraphs: [
      say(
        locale,
        msg`The account uses this address again. All devices were signed out, and the password was taken away: choose a new one with Forgot your password? on the login page.`,
      ),
      say(
        locale,
        msg`Collaborators and platforms that were added since the login that changed the address were removed. Collaborators from before it need a new invitation to come in. Remove anybody named here whom you do not know.`,
      ),
      say(locale, msg`If you did not do this, write to the KYC team and give the account number.`),
    ],
    facts: [
      ...whenOf(reader, undone),
      ...collaborators.map((who): [string, string] => [say(locale, msg`Collaborator`), who]),
      ...platforms.map((who): [string, string] => [say(locale, msg`Platform`), who]),
    ],
    foot: say(locale, safety),
  });
}

export function emailUndoneMail(reader: Reader, undone: Undone): Mail {
  const { locale } = reader;
  const subject = say(locale, undoneTitle);
  return compose("emailUndone", reader, subject, {
    title: subject,
    paragraphs: [
      say(
        locale,
        msg`Whoever reads the address before has put it back. This address does not log in any more, and all devices were signed out.`,
      ),
      say(locale, msg`If that is not right, write to the KYC team and give the account number.`),
    ],
    facts: whenOf(reader, undone),
    foot: say(locale, safety),
  });
}

const whenOf = ({ locale }: Reader, { account, at }: Undone): [string, string][] => [
  [say(locale, msg`Account`), account],
  [say(locale, msg`When`), momentWords(at, speakerOf(locale))],
];

function factsOf({ locale }: Reader, { account, email, at }: Moved): [string, string][] {
  return [
    [say(locale, msg`Account`), account],
    [say(locale, msg`New address`), email],
    [say(locale, msg`When`), momentWords(at, speakerOf(locale))],
  ];
}
