import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { accountStatusLabels, kycStatusLabels } from "#contract/application/status-labels.ts";
import { brands } from "#contract/brands.ts";
import {
  decisionStates,
  type OutcomeId,
  outcomes,
  requestOutcomes,
} from "#contract/desk/case-words.ts";
import { inWords } from "#contract/desk/event-details.ts";
import { newestAlone } from "#contract/desk/timeline-words.ts";
import { limits } from "#contract/limits.ts";
import { formatMoment } from "#contract/moments.ts";
import { i18nFor } from "../i18n.ts";
import { agreementRows } from "./agreement-rows.ts";
import { type CaseFile, chainRow, entryRow, joined, riskRows } from "./case-rows.ts";
import { identityRows } from "./identity-rows.ts";
import { questionnaireSections } from "./questionnaire-sections.ts";
import { lineName } from "./submitted-pdf.ts";
import type { PdfRow, PdfSection } from "./pdf-content.ts";
import { writtenPdf } from "./written-pdf.ts";

type View = CaseFile["view"];

/** The file of a case: decisions, answers and documents with their verdicts, requests, risk, timeline and chain. */
export function casePdf(file: CaseFile): Promise<Buffer> {
  const { locale, view, at, by } = file;
  const i18n = i18nFor(locale);
  const say = (words: MessageDescriptor) => i18n._(words);
  const moment = (when: number | Date) => formatMoment(when, i18n);
  const row = (label: string, ...answer: string[]): PdfRow => ({ label, answer });
  return writtenPdf({
    locale,
    title: say(msg`Case file`),
    reference: view.reference,
    author: brands.house.company,
    at,
    facts: [
      row(say(msg`Reference`), view.reference),
      row(say(msg`Applicant`), `${view.name}, ${view.account_number}`),
      row(say(msg`Submitted`), `${moment(view.submitted_at)}, ${view.submitted_by}`),
      row(say(msg`Generated`), `${moment(at)}, ${by}`),
    ],
    sections: sectionsOf(file, i18n).filter(({ groups }) =>
      groups.some(({ rows }) => rows.length > 0),
    ),
  });
}

function sectionsOf(file: CaseFile, i18n: I18n): PdfSection[] {
  const { view, timeline } = file;
  const list = (title: MessageDescriptor, rows: PdfRow[]): PdfSection => ({
    title: i18n._(title),
    groups: [{ title: null, rows }],
  });
  const notes = view.notes.map(({ by, at, text }): PdfRow => ({
    label: `${by.name}, ${formatMoment(at, i18n)}`,
    answer: [text],
  }));
  const entries = timeline.toReversed().map((entry) => entryRow(entry, file, i18n));
  if (timeline.length >= limits.deskTimelineMost)
    entries.unshift({ label: "", answer: [i18n._(newestAlone)] });
  return [
    list(msg`Decision`, decisions(file, i18n)),
    ...view.sections.map((section) => answered(section, i18n)),
    list(msg`Who had to be named, and why`, neededRows(view)),
    ...questionnaireSections(view.questionnaire, i18n),
    list(msg`Identity checks`, identityRows(view.identity, i18n)),
    list(msg`Agreements`, agreementRows(view.agreements, i18n)),
    list(msg`Document register`, documents(file, i18n)),
    {
      title: i18n._(msg`Requests for documents`),
      groups: view.requests.map((request) => requestGroup(request, i18n)),
    },
    list(msg`Risk`, riskRows(view, i18n)),
    list(msg`Notes`, notes),
    list(msg`Timeline`, entries),
    list(msg`Audit trail`, [chainRow(file, i18n)]),
  ];
}

function decisions({ locale, view }: CaseFile, i18n: I18n): PdfRow[] {
  const say = (words: MessageDescriptor) => i18n._(words);
  return view.lines.map(({ line, kyc_status, account_status, decision }): PdfRow => {
    const { state, outcome, reason, proposer, senior_manager } = decision;
    const kyc = say(kycStatusLabels[kyc_status as keyof typeof kycStatusLabels]);
    const account = say(accountStatusLabels[account_status as keyof typeof accountStatusLabels]);
    const details = [
      decisionStates[state] && say(decisionStates[state]),
      outcome && say(outcomes[outcome as OutcomeId]),
      reason && inWords(reason, i18n),
      proposer?.name,
      senior_manager?.name,
    ];
    return {
      label: lineName(locale, line),
      answer: [kyc, account],
      note: joined(details, i18n),
    };
  });
}

const neededRows = ({ ownership }: View): PdfRow[] =>
  (ownership?.holders ?? [])
    .filter(({ why }) => why.length > 0)
    .map(({ name, why, share }) => ({ label: name, answer: why, note: share }));

const answered = ({ title, groups }: View["sections"][number], i18n: I18n): PdfSection => ({
  title,
  groups: groups.map((group) => ({
    title: group.title,
    rows: group.rows.map(({ label, answer, verdict }) => ({
      label,
      answer,
      ...(verdict ? { note: verdictText(verdict, i18n) } : {}),
    })),
  })),
});

type Verdict = NonNullable<View["files"][number]["verdict"]>;

const verdictText = ({ verdict, source, reason, note, by }: Verdict, i18n: I18n): string => {
  const named = [verdict, source, reason].map((each) => each && inWords(each, i18n));
  return joined([...named, note, by.name], i18n);
};

function documents({ view }: CaseFile, i18n: I18n): PdfRow[] {
  return view.files.map(({ title, name, sha256, verdict }): PdfRow => ({
    label: title,
    answer: [name, ...(verdict ? [verdictText(verdict, i18n)] : [])],
    note: `SHA-256 ${sha256}`,
  }));
}

const requestGroup = (
  { due_on, outcome, public_text, items }: View["requests"][number],
  i18n: I18n,
) => ({
  title: joined([due_on, outcome && i18n._(requestOutcomes[outcome])], i18n),
  rows: [
    ...(public_text ? [{ label: "", answer: [public_text] }] : []),
    ...items.map(({ title, reason, public_text: text, words }) => ({
      label: title,
      answer: [text, ...(words ? [words] : [])],
      note: inWords(reason, i18n),
    })),
  ],
});
