import { msg } from "@lingui/core/macro";
import { brands } from "#contract/brands.ts";
import { formatMoment } from "#contract/moments.ts";
import { i18nFor, translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

export interface IdentityAsked {
  applicant: string;
  person: string;
  link: string;
  expires: Date;
}

/** The link allows this person's own check and nothing else. */
export function identityMail(reader: Reader, asked: IdentityAsked): Mail {
  const { locale, brand } = reader;
  const { applicant, person, link, expires } = asked;
  const company = brands[brand].name;
  const until = formatMoment(expires, i18nFor(locale));
  const subject = translate(locale, msg`Please verify your identity for {applicant}`, {
    applicant,
  });
  return compose("identityLink", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`{applicant} has named {person} in an application to {company}. We have to verify the identity of people who own, control or act for an applicant, or have another role in it.`,
        { applicant, person, company },
      ),
      translate(
        locale,
        msg`You need a phone with a camera and your identity document. It takes about three minutes, and you do not need an account or a password.`,
      ),
      translate(locale, msg`The link is for you alone and is valid until {until}.`, { until }),
      translate(locale, msg`How we use personal data: {address}`, {
        address: new URL(`/kyc/privacy${new URL(link).search}`, link).href,
      }),
    ],
    link: { words: translate(locale, msg`Verify your identity`), href: link },
    foot: translate(
      locale,
      msg`If you do not know {applicant}, you can ignore this email and tell our KYC team.`,
      { applicant },
    ),
  });
}
