import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import { formatMoment } from "#contract/moments.ts";
import { i18nFor, translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

export interface Download {
  at: Date;
  /** Empty where it is unknown. */
  device: string;
  addressRange: string;
}

/** To the holder, who may not be the person who downloaded it. */
export function dataDownloadedMail(reader: Reader, download: Download, publicUrl: string): Mail {
  const { locale, brand } = reader;
  const { at, device, addressRange } = download;
  const subject = translate(locale, msg`Your data was downloaded`);
  return compose("dataDownloaded", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`A copy of your account's data and documents was downloaded from your dashboard.`,
      ),
      translate(
        locale,
        msg`If this was not you, contact the KYC team immediately. If you log in with a password, also choose a new one with “Forgot your password?” on the login page.`,
      ),
    ],
    facts: [
      [translate(locale, msg`When`), formatMoment(at, i18nFor(locale))],
      ...(device === "" ? [] : [[translate(locale, msg`Device`), device] as const]),
      [translate(locale, msg`Network address`), addressRange],
    ],
    link: {
      words: translate(locale, msg`Open the dashboard`),
      href: `${publicUrl}/kyc/user${markerOf(brand)}`,
    },
    foot: translate(
      locale,
      msg`We sent this email because it concerns the security of your account.`,
    ),
  });
}
