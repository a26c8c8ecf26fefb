import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { accountStatusLabels, kycStatusLabels } from "#contract/application/status-labels.ts";
import { brands } from "#contract/brands.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import type { deskTimeline } from "#contract/calls/desk-cases.ts";
import {
  bandNames,
  decisionStates,
  type OutcomeId,
  outcomes,
  requestOutcomes,
} from "#contract/desk/case-words.ts";
import { detailsIn, inWords, subjectOf } from "#contract/desk/event-details.ts";
import { riskInputs } from "#contract/desk/risk-words.ts";
import { deskRoles } from "#contract/desk/roles.ts";
import { actionNames } from "#contract/desk/timeline-words.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import type { AuditFound } from "../audit.ts";
import { i18nFor } from "../i18n.ts";
import { lineName } from "./submitted-pdf.ts";
import { type PdfRow, type PdfSection, writtenPdf } from "./written-pdf.ts";

type View = ReplyTo<typeof deskCase>;

export interface CaseFile {
  locale: Locale;
  view: View;
  timeline: ReplyTo<typeof deskTimeline>;
  chain: AuditFound;
  at: Date;
  by: string;
}

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
    sections: [
      decisions(file, i18n),
      ...view.sections.map((section) => answered(section, i18n)),
      documents(file, i18n),
      {
        title: say(msg`Requests for documents`),
        groups: view.requests.map((request) => requestGroup(request, i18n)),
      },
      { title: say(msg`Risk`), groups: [{ title: null, rows: riskRows(view, i18n) }] },
      {
        title: say(msg`Notes`),
        groups: [
          {
            title: null,
            rows: view.notes.map((note) => row(`${note.by.name}, ${moment(note.at)}`, note.text)),
          },
        ],
      },
      {
        title: say(msg`Timeline`),
        groups: [
          {
            title: null,
            rows: file.timeline.toReversed().map((entry) => entryRow(entry, file, i18n)),
          },
        ],
      },
      { title: say(msg`Audit trail`), groups: [{ title: null, rows: [chainRow(file, i18n)] }] },
    ].filter(({ groups }) => groups.some(({ rows }) => rows.length > 0)),
  });
}

function decisions({ locale, view }: CaseFile, i18n: I18n): PdfSection {
  const say = (words: MessageDescriptor) => i18n._(words);
  const rows = view.lines.map(({ line, kyc_status, account_status, decision }): PdfRow => {
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
  return { title: say(msg`Decision`), groups: [{ title: null, rows }] };
}

const joined = (parts: readonly unknown[], { locale }: I18n): string =>
  parts.filter(Boolean).join(locale === "en" ? ", " : "，");

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

function documents({ view }: CaseFile, i18n: I18n): PdfSection {
  const rows = view.files.map(({ title, name, sha256, verdict }): PdfRow => ({
    label: title,
    answer: [name, ...(verdict ? [verdictText(verdict, i18n)] : [])],
    note: `SHA-256 ${sha256}`,
  }));
  return { title: i18n._(msg`Document register`), groups: [{ title: null, rows }] };
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

const riskRows = ({ risk }: View, i18n: I18n): PdfRow[] =>
  risk === null
    ? []
    : [
        { label: risk.model, answer: [`${risk.total}, ${worded(bandNames, risk.band, i18n)}`] },
        ...risk.factors.map(({ input, points }) => ({
          label: worded(riskInputs, input, i18n),
          answer: [String(points)],
        })),
      ];

type Entry = CaseFile["timeline"][number];

/** An event that has no words keeps its name. */
function worded(
  words: Readonly<Record<string, MessageDescriptor>>,
  name: string,
  i18n: I18n,
): string {
  return words[name] ? i18n._(words[name]) : name;
}

function entryRow(
  { at, action, by, role, line, target, detail }: Entry,
  { locale, view }: CaseFile,
  i18n: I18n,
): PdfRow {
  const subject = line === null && target !== null ? subjectOf(target, view, i18n) : "";
  const details = detail === null ? "" : detailsIn(detail, view, i18n, Infinity);
  return {
    label: formatMoment(at, i18n),
    answer: [joined([worded(actionNames, action, i18n), line && lineName(locale, line)], i18n)],
    note: joined([by || worded(roleNames, role, i18n), subject, details], i18n),
  };
}

const roleNames: Readonly<Record<string, MessageDescriptor>> = {
  ...deskRoles,
  applicant: msg`Applicant`,
  holder: msg`Applicant`,
  system: msg`System`,
};

const chainRow = ({ chain }: CaseFile, i18n: I18n): PdfRow => ({
  label: i18n._(msg`Audit trail`),
  answer: [
    chain.sound
      ? i18n._(msg`Complete and unchanged.`)
      : `${i18n._(msg`Broken`)}: ${chain.seq}, ${chain.why}`,
  ],
});
