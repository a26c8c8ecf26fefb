import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { i18nFor, labelled, translate } from "../i18n.ts";
import { withPerson } from "../review/requests/slot-titles.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

interface StatusText {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** The text about a business line. A final rejection and a freeze give no reason. */
const texts = {
  requestCancelled: {
    title: msg`We no longer need the documents we asked for`,
    text: msg`You do not need to send anything. We are continuing our review.`,
  },
  overdue: {
    title: msg`Your documents are overdue`,
    text: msg`The date by which we asked for documents has passed. You can still send them. If we do not receive them, we may have to reject the application.`,
  },
  approved: {
    title: msg`Your application was approved`,
    text: msg`See your dashboard for the next step.`,
  },
  rejected: {
    title: msg`We could not approve your application`,
    text: msg`Your dashboard shows the reason and how you can apply again.`,
  },
  closedForGood: {
    title: msg`We could not approve your application`,
    text: msg`We cannot offer you this business line. If you have questions, contact the KYC team.`,
  },
  reviewedAgain: {
    title: msg`We are reviewing your information again`,
    text: msg`Your dashboard shows whether we need anything from you.`,
  },
  reviewedAndSuspended: {
    title: msg`We are reviewing your information again`,
    text: msg`Until the review is complete, the business account is frozen. Your dashboard shows whether we need anything from you.`,
  },
  activated: {
    title: msg`Your business account is open`,
    text: msg`You can now use this business line.`,
  },
  declined: {
    title: msg`Your business account was not opened`,
    text: msg`See your dashboard for your options.`,
  },
  frozen: {
    title: msg`Your business account is frozen`,
    text: msg`Please contact the KYC team.`,
  },
  unfrozen: {
    title: msg`Your business account is open again`,
    text: msg`You can use this business line again.`,
  },
  closed: {
    title: msg`Your business account was closed`,
    text: msg`If you have questions, contact the KYC team.`,
  },
} satisfies Record<string, StatusText>;

export type StatusMailKind = keyof typeof texts;

const foot = msg`We sent this email because the status of your application has changed.`;
const lineTerm = msg`Business line`;
const linesTerm = msg`Business lines`;

const linkTo = ({ locale, brand }: Reader, publicUrl: string, path: string) => ({
  words: translate(locale, msg`Open the dashboard`),
  href: `${publicUrl}${path}${markerOf(brand)}`,
});

export function statusMail(
  reader: Reader,
  kind: StatusMailKind,
  line: LineId,
  publicUrl: string,
): Mail {
  const { locale } = reader;
  const { title, text } = texts[kind];
  const name = translate(locale, businessLines[line].name);
  const subject = labelled(locale, name, translate(locale, title));
  return compose(kind, reader, subject, {
    title: translate(locale, title),
    paragraphs: [translate(locale, text)],
    facts: [[translate(locale, lineTerm), name]],
    link: linkTo(reader, publicUrl, "/kyc/user"),
    foot: translate(locale, foot),
  });
}

export interface AskedDocuments {
  reference: string;
  lines: readonly LineId[];
  /** YYYY-MM-DD. */
  dueOn: string;
  /** Titles of the documents, and whose each is; empty for the applicant's own. */
  items: readonly { title: MessageDescriptor; person: string }[];
}

/** Names the documents; what is wrong with them is on the dashboard only. */
export function requestMail(reader: Reader, asked: AskedDocuments, publicUrl: string): Mail {
  const { locale } = reader;
  const between = locale === "en" ? ", " : "、";
  const { reference } = asked;
  const subject = translate(locale, msg`We need documents for application {reference}`, {
    reference,
  });
  const names = asked.lines.map((line) => translate(locale, businessLines[line].name));
  const documents = asked.items.map(({ title, person }) =>
    withPerson(i18nFor(locale), translate(locale, title), person),
  );
  return compose("documentsRequired", reader, subject, {
    title: translate(locale, msg`Additional documents required`),
    paragraphs: [
      translate(locale, msg`To continue our review we need more documents from you.`),
      translate(locale, msg`See your dashboard for the requirements of each document.`),
    ],
    facts: [
      [translate(locale, msg`Reference`), reference],
      [translate(locale, linesTerm), names.join(between)],
      [translate(locale, msg`Documents`), documents.join(between)],
      [translate(locale, msg`Send them by`), formatDay(asked.dueOn, locale)],
    ],
    link: linkTo(reader, publicUrl, "/kyc/user"),
    foot: translate(locale, foot),
  });
}
