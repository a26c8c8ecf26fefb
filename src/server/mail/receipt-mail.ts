import { msg } from "@lingui/core/macro";
import { markerOf } from "#contract/brands.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { Locale } from "#contract/locales.ts";
import { replyWorkingDays } from "#contract/limit-values.ts";
import { formatList } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

export interface Receipt {
  reference: string;
  lines: readonly LineId[];
  /** YYYY-MM-DD. */
  replyBy: string;
  /** How many of the people named have not verified their identity yet. */
  checks: number;
  /** Whether the account opens only once the applicant has verified their face. */
  needsFace: boolean;
}

/** Contains nothing secret. */
export function receiptMail(reader: Reader, receipt: Receipt, publicUrl: string): Mail {
  const { locale, brand } = reader;
  const { reference } = receipt;
  const subject = translate(locale, msg`Application {reference} submitted`, { reference });
  const replyBy = formatDay(receipt.replyBy, locale);
  const lines = receipt.lines.map((line) => translate(locale, businessLines[line].name));
  return compose("receipt", reader, subject, {
    title: translate(locale, msg`Application Submitted`),
    paragraphs: [
      translate(locale, msg`We have received your application.`),
      translate(
        locale,
        msg`Our team will reply within ${replyWorkingDays} working days. If anything is missing, we will email you with the details.`,
      ),
      ...checksLeft(locale, receipt),
    ],
    facts: [
      [translate(locale, msg`Reference`), reference],
      [translate(locale, msg`Business lines`), formatList(lines, locale)],
      [translate(locale, msg`Reply by`), replyBy],
    ],
    link: {
      words: translate(locale, msg`View status`),
      href: `${publicUrl}/kyc/user${markerOf(brand)}`,
    },
    foot: translate(locale, msg`We sent this email because you submitted an application.`),
  });
}

/** What people must still verify. */
function checksLeft(locale: Locale, { checks, needsFace }: Receipt): string[] {
  const ofPeople = translate(
    locale,
    msg`{checks, plural, one {One person must still verify their identity, by a link of their own.} other {# people must still verify their identity, each by a link of their own.}} Your dashboard shows who has not finished.`,
    { checks },
  );
  const ofFace = translate(
    locale,
    msg`Your account opens once you have also verified your face. Your dashboard shows when you can.`,
  );
  return [...(checks === 0 ? [] : [ofPeople]), ...(needsFace ? [ofFace] : [])];
}
