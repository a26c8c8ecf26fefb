import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import { formatDay } from "#contract/questions/messages.ts";
import { translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

/** Where a day has brought the AML questionnaire; the dashboard says the same. */
const texts = {
  asked: {
    title: msg`Your AML questionnaire is due soon`,
    text: msg`We need to know how you prevent money laundering. It is short. Please send it by {due}. Our review may wait for it.`,
  },
  overdue: {
    title: msg`Your AML questionnaire is overdue`,
    text: msg`The questionnaire was due by {due}. Please send it now so that we can continue.`,
  },
  expired: {
    title: msg`Please check your AML questionnaire`,
    text: msg`Your last answers are no longer valid. Please check them and send them by {due}.`,
  },
  expiredOptional: {
    title: msg`Please check your AML questionnaire`,
    text: msg`Your last answers are no longer valid. Please check them and send them again.`,
  },
};

/** `due`: YYYY-MM-DD, null where the questionnaire is optional. */
export function questionnaireMail(
  reader: Reader,
  { state, due }: { state: "asked" | "overdue" | "expired"; due: string | null },
  publicUrl: string,
): Mail {
  const { locale, brand } = reader;
  const { title, text } = texts[state === "expired" && due === null ? "expiredOptional" : state];
  const subject = translate(locale, title);
  return compose(`questionnaire.${state}`, reader, subject, {
    title: subject,
    paragraphs: [translate(locale, text, { due: due === null ? "" : formatDay(due, locale) })],
    link: {
      words: translate(locale, msg`Open the dashboard`),
      href: `${publicUrl}/kyc/user${markerOf(brand)}`,
    },
    foot: translate(locale, msg`We sent this email because you submitted an application.`),
  });
}
