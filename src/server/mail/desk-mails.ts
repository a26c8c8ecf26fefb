import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import { formatMoment } from "#contract/moments.ts";
import { i18nFor, translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

const titles = {
  added: msg`You have been given access to the review desk`,
  reset: msg`Set up your access to the review desk again`,
};

const reasons = {
  added: msg`An administrator has added you. Choose a password and connect an authenticator app before you log in.`,
  reset: msg`An administrator has reset your access. Choose a new password and connect an authenticator app before you log in.`,
};

const notExpected = msg`If you did not expect this email, do not use the link. Contact a desk administrator.`;

export interface SetUp {
  why: keyof typeof titles;
  token: string;
  until: Date;
  publicUrl: string;
}

export function deskSetUpMail(reader: Reader, { why, token, until, publicUrl }: SetUp): Mail {
  const { locale, brand } = reader;
  const subject = translate(locale, titles[why]);
  const end = formatMoment(until, i18nFor(locale));
  return compose(`desk.${why}`, reader, subject, {
    title: subject,
    paragraphs: [
      translate(locale, reasons[why]),
      translate(locale, msg`The link works once, until {end}.`, { end }),
    ],
    link: {
      words: translate(locale, msg`Set up your access`),
      href: `${publicUrl}/desk/set-up${markerOf(brand)}#${token}`,
    },
    foot: translate(locale, notExpected),
  });
}
