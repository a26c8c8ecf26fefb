import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { type AgreementText, isForCounsel, type TextName } from "#contract/agreements/agreement.ts";
import type { LineId } from "#contract/business-lines.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import type { Signature } from "#contract/rules/signatures.ts";
import { i18nFor } from "../i18n.ts";
import { lineName } from "./submitted-pdf.ts";
import type { PdfRow, PdfSection } from "./pdf-content.ts";
import { writtenPdf } from "./written-pdf.ts";

export interface AgreementSigned {
  name: TextName;
  text: AgreementText;
  /** SHA-256 of the text, in hex. */
  hash: string;
  line: LineId;
  accountNumber: string;
  /** Who is bound. */
  applicant: string;
  signer: string;
  /** Empty for an individual. */
  capacity: string;
  email: string;
  signature: Signature;
  at: Date;
}

/** The text in the language in which it was shown, with the signature below. */
export function agreementPdf(signed: AgreementSigned): Promise<Buffer> {
  const { name, text, at, applicant, signature } = signed;
  const i18n = i18nFor(name.locale);
  const say = (words: MessageDescriptor) => i18n._(words);
  const row = (label: MessageDescriptor, answer: string, note?: string): PdfRow => ({
    label: say(label),
    answer: [answer],
    ...(note ? { note } : {}),
  });
  return writtenPdf({
    locale: name.locale,
    title: text.title,
    reference: signed.accountNumber,
    author: text.party,
    at,
    facts: [
      row(msg`Between`, text.party),
      row(msg`And`, applicant),
      row(msg`Account`, signed.accountNumber),
      row(msg`Business line`, lineName(name.locale, signed.line)),
      row(msg`Version`, formatDay(name.version, name.locale), `SHA-256 ${signed.hash}`),
    ],
    sections: [noticeOf(text, i18n), ...text.parts.map(partOf)],
    signature: {
      title: say(msg`Signature`),
      words: signed.signer,
      strokes: signature.kind === "drawn" ? signature.strokes : [],
      facts: [
        row(msg`Signer`, signed.signer),
        ...(signed.capacity === "" ? [] : [row(msg`Capacity`, signed.capacity)]),
        row(msg`Signature`, say(kinds[signature.kind])),
        row(msg`Signed`, formatMoment(at, i18n)),
        row(msg`Confirmed with a code sent to`, signed.email),
      ],
    },
  });
}

const kinds: Readonly<Record<Signature["kind"], MessageDescriptor>> = {
  typed: msg`Typed electronically`,
  drawn: msg`Drawn electronically`,
};

const noticeOf = ({ notice }: AgreementText, i18n: I18n): PdfSection => ({
  title: i18n._(msg`About this text`),
  groups: [],
  clauses: [{ number: "", text: notice }],
});

const partOf = ({ title, clauses }: AgreementText["parts"][number], at: number): PdfSection => ({
  title: `${at + 1}. ${title}`,
  groups: [],
  clauses: clauses.map((text, place) => ({
    number: `${at + 1}.${place + 1}`,
    text,
    isOpen: isForCounsel(text),
  })),
});
