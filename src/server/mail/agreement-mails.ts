import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { i18nFor, translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

export interface SignedMail {
  title: string;
  line: LineId;
  version: string;
  signer: string;
  at: Date;
  /** Of the signed copy, in hex. */
  pdfHash: string;
  pdf: Buffer;
}

/** To the holder, with the signed copy. */
export function agreementSignedMail(reader: Reader, signed: SignedMail, publicUrl: string): Mail {
  const { locale, brand } = reader;
  const i18n = i18nFor(locale);
  const subject = translate(locale, msg`Your signed agreement`);
  const mail = compose("agreementSigned", reader, subject, {
    title: subject,
    paragraphs: [
      translate(
        locale,
        msg`The signed copy is attached. You can also download it from your dashboard.`,
      ),
      translate(locale, msg`If you did not sign it, contact the KYC team immediately.`),
    ],
    facts: [
      [translate(locale, msg`Agreement`), signed.title],
      [translate(locale, msg`Business line`), translate(locale, businessLines[signed.line].name)],
      [translate(locale, msg`Version`), formatDay(signed.version, locale)],
      [translate(locale, msg`Signer`), signed.signer],
      [translate(locale, msg`Signed`), formatMoment(signed.at, i18n)],
      ["SHA-256", signed.pdfHash],
    ],
    link: {
      words: translate(locale, msg`Open the dashboard`),
      href: `${publicUrl}/kyc/user${markerOf(brand)}`,
    },
    foot: translate(locale, msg`We sent this email because you signed an agreement.`),
  });
  const attachment = {
    name: fileNameOf(signed.line, signed.version),
    type: "application/pdf",
    content: signed.pdf.toString("base64"),
  };
  return { ...mail, attachment };
}

export const fileNameOf = (line: LineId, version: string) => `agreement-${line}-${version}.pdf`;
