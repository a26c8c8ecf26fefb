import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { businessLines } from "#contract/business-lines.ts";
import { brands } from "#contract/brands.ts";
import { writtenAnswers } from "#contract/application/written-answers.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import type { NeededParty } from "#contract/ownership/needed-parties.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { i18nFor } from "../i18n.ts";
import { titleOfSlot, withPerson } from "../review/requests/slot-titles.ts";
import { neededSection } from "./needed-section.ts";
import type { PdfRow, PdfSection } from "./pdf-content.ts";
import { writtenPdf } from "./written-pdf.ts";

export interface SubmittedFile {
  slot: string;
  name: string;
  sha256: string;
}

export interface Submitted {
  locale: Locale;
  reference: string;
  applicant: string;
  submittedAt: Date;
  submittedBy: string;
  lines: readonly string[];
  flow: FlowOn;
  answers: AllAnswers;
  files: readonly SubmittedFile[];
  needed: readonly NeededParty[];
}

/** What was submitted, for the applicant's files. */
export function submittedPdf(submitted: Submitted): Promise<Buffer> {
  const { locale, reference, submittedAt, flow, answers } = submitted;
  const i18n = i18nFor(locale);
  const row = (label: string, ...answer: string[]): PdfRow => ({ label, answer });
  const lines = submitted.lines.map((line) => lineName(locale, line));
  return writtenPdf({
    locale,
    title: i18n._(msg`What you submitted`),
    reference,
    author: brands.house.company,
    at: submittedAt,
    facts: [
      row(i18n._(msg`Reference`), reference),
      row(i18n._(msg`Applicant`), submitted.applicant),
      row(i18n._(msg`Business lines`), ...lines),
      row(i18n._(msg`Submitted`), formatMoment(submittedAt, i18n)),
      row(i18n._(msg`Submitted by`), submitted.submittedBy),
    ].filter(({ answer }) => answer.some((line) => line !== "")),
    sections: [
      ...writtenAnswers(flow, answers, i18n),
      ...(submitted.needed.length > 0 ? [neededSection(submitted.needed, i18n)] : []),
      documentsSection(submitted, i18n),
    ],
  });
}

export const lineName = (locale: Locale, line: string): string =>
  i18nFor(locale)._(businessLines[line as keyof typeof businessLines].name);

function documentsSection({ files, answers, flow }: Submitted, i18n: I18n): PdfSection {
  const rows = files.map(({ slot, name, sha256 }): PdfRow => {
    const { title, person } = titleOfSlot(slot, answers, flow.rulesOn);
    return {
      label: withPerson(i18n, i18n._(title), person),
      answer: [name],
      note: `SHA-256 ${sha256}`,
    };
  });
  return { title: i18n._(msg`Document register`), groups: [{ title: null, rows }] };
}
