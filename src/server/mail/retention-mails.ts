import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import { formatDay } from "#contract/questions/messages.ts";
import { translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";
import { todayOf } from "../clock.ts";

const foot = msg`We sent this email because it concerns your personal data.`;

/** To the holder of an account that never submitted. */
export function unusedAccountMail(reader: Reader, erasedOn: Date, publicUrl: string): Mail {
  const { locale, brand } = reader;
  const day = formatDay(todayOf(erasedOn), locale);
  const subject = translate(locale, msg`We will delete your unfinished application`);
  return compose("unusedAccount", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`You have not used your account for a while. On {day} we will delete it with your answers and documents.`,
        { day },
      ),
      translate(locale, msg`To keep it, log in before that day. To let it go, do nothing.`),
    ],
    link: {
      words: translate(locale, msg`Open the dashboard`),
      href: `${publicUrl}/kyc/user${markerOf(brand)}`,
    },
    foot: translate(locale, foot),
  });
}

/** The answer to a request for erasure: done. */
export function erasedMail(reader: Reader): Mail {
  const { locale } = reader;
  const subject = translate(locale, msg`We deleted your data`);
  return compose("erased", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`We deleted your account, your answers and your documents, as you asked. Backups hold them for a while, and we delete them again if we ever restore one.`,
      ),
      translate(
        locale,
        msg`We keep a record of when something happened in your account, without what you told us.`,
      ),
      complaint(reader),
    ],
    foot: translate(locale, foot),
  });
}

/** The answer to a request for erasure: not before a day, or not while the relationship goes on. */
export function keptByLawMail(reader: Reader, until: Date | null): Mail {
  const { locale } = reader;
  const subject = translate(locale, msg`What we must keep of your data`);
  const day = until && formatDay(todayOf(until), locale);
  return compose("keptByLaw", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`You asked us to delete your data. The law requires us to keep records of customer due diligence for at least five years after the end of our business relationship. In Hong Kong this is Schedule 2, section 20 of the Anti-Money Laundering and Counter-Terrorist Financing Ordinance (Cap. 615). In Singapore it is MAS Notice PSN02.`,
      ),
      day === null
        ? translate(locale, msg`We delete your data when that time is over.`)
        : translate(locale, msg`We delete your data on {day}.`, { day }),
      complaint(reader),
    ],
    foot: translate(locale, foot),
  });
}

const complaint = ({ locale }: Reader): string =>
  translate(
    locale,
    msg`If you disagree, you can complain to the Privacy Commissioner for Personal Data in Hong Kong, to the Personal Data Protection Commission in Singapore, or to the data protection authority where you live.`,
  );
