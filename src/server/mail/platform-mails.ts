import { msg } from "@lingui/core/macro";
import { brands } from "#contract/brands.ts";
import { formatMoment } from "#contract/moments.ts";
import type { Mail } from "./mail.ts";
import { translate, i18nFor } from "../i18n.ts";
import { compose, factsOf, type Reader, type Sender } from "./mails.ts";

const safety = msg`We sent this email because it concerns the security of your account.`;
const when = msg`When`;

export function platformBoundMail(reader: Reader, from: Sender, at: Date): Mail {
  const { locale } = reader;
  const { provider } = from;
  const subject = translate(locale, msg`Your account is connected to {provider}`, { provider });
  return compose("platformBound", reader, subject, {
    title: subject,
    paragraphs: [
      translate(locale, msg`You can now log in with your {provider} account.`, { provider }),
      translate(
        locale,
        msg`If this was not you, disconnect it under Security on your dashboard, choose a new password and contact the KYC team.`,
      ),
    ],
    facts: [...factsOf(from, locale), [translate(locale, when), formatMoment(at, i18nFor(locale))]],
    foot: translate(locale, safety),
  });
}

/** `account` is the masked address of the KYC account. */
export function platformUsedMail(
  reader: Reader,
  { provider, account }: { provider: string; account: string },
  at: Date,
): Mail {
  const { locale, brand } = reader;
  const company = brands[brand].name;
  const names = { provider, company };
  const subject = translate(locale, msg`Your {provider} account is connected to {company}`, names);
  return compose("platformUsed", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`Anyone who can log in to your {provider} account can now log in to a KYC account with {company}.`,
        names,
      ),
      translate(locale, msg`If this was not you, contact {provider} and the KYC team.`, {
        provider,
      }),
    ],
    facts: [
      [translate(locale, msg`KYC account`), account],
      [translate(locale, when), formatMoment(at, i18nFor(locale))],
    ],
    foot: translate(locale, safety),
  });
}

export function platformUnboundMail(reader: Reader, from: Sender, at: Date): Mail {
  const { locale } = reader;
  const { provider } = from;
  const subject = translate(locale, msg`Your account is no longer connected to {provider}`, {
    provider,
  });
  return compose("platformUnbound", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`You can no longer log in with your {provider} account, and other devices have been signed out.`,
        { provider },
      ),
      translate(
        locale,
        msg`If this was not you, choose a new password immediately with “Forgot your password?” on the login page, and contact the KYC team.`,
      ),
    ],
    facts: [...factsOf(from, locale), [translate(locale, when), formatMoment(at, i18nFor(locale))]],
    foot: translate(locale, safety),
  });
}
