import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { accountStatusLabels, kycStatusLabels } from "#contract/application/status-labels.ts";
import { brands } from "#contract/brands.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import type { deskTimeline } from "#contract/calls/desk-cases.ts";
import { verdictNames } from "#contract/desk/verdicts.ts";
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
  const say = (words: MessageDescriptor) => i18nFor(locale)._(words);
  const moment = (when: number | Date) => formatMoment(when, i18nFor(locale));
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
      decisions(file, say),
      ...view.sections.map((section) => answered(section, say)),
      documents(file, say),
      { title: say(msg`Requests for documents`), groups: view.requests.map(requestGroup) },
      { title: say(msg`Risk`), groups: [{ title: null, rows: riskRows(view) }] },
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
        groups: [{ title: null, rows: file.timeline.toReversed().map(entryRow(moment)) }],
      },
      { title: say(msg`Audit trail`), groups: [{ title: null, rows: [chainRow(file, say)] }] },
    ].filter(({ groups }) => groups.some(({ rows }) => rows.length > 0)),
  });
}

type Say = (words: MessageDescriptor) => string;

function decisions({ locale, view }: CaseFile, say: Say): PdfSection {
  const rows = view.lines.map(({ line, kyc_status, account_status, decision }): PdfRow => {
    const { state, outcome, reason, proposer, senior_manager } = decision;
    const people = [proposer?.name, senior_manager?.name].filter(Boolean).join(", ");
    const kyc = say(kycStatusLabels[kyc_status as keyof typeof kycStatusLabels]);
    const account = say(accountStatusLabels[account_status as keyof typeof accountStatusLabels]);
    const details = [state, outcome, reason, people].filter(Boolean).join(", ");
    return { label: lineName(locale, line), answer: [`${kyc}. ${account}.`], note: details };
  });
  return { title: say(msg`Decision`), groups: [{ title: null, rows }] };
}

const answered = ({ title, groups }: View["sections"][number], say: Say): PdfSection => ({
  title,
  groups: groups.map((group) => ({
    title: group.title,
    rows: group.rows.map(({ label, answer, verdict }) => ({
      label,
      answer,
      ...(verdict ? { note: verdictText(verdict, say) } : {}),
    })),
  })),
});

type Verdict = NonNullable<View["files"][number]["verdict"]>;

const verdictText = ({ verdict, source, reason, note, by }: Verdict, say: Say): string =>
  [say(verdictNames[verdict]), source, reason, note, by.name].filter(Boolean).join(", ");

function documents({ view }: CaseFile, say: Say): PdfSection {
  const rows = view.files.map(({ title, name, sha256, verdict }): PdfRow => ({
    label: title,
    answer: [name, ...(verdict ? [verdictText(verdict, say)] : [])],
    note: `SHA-256 ${sha256}`,
  }));
  return { title: say(msg`Document register`), groups: [{ title: null, rows }] };
}

const requestGroup = ({ due_on, outcome, public_text, items }: View["requests"][number]) => ({
  title: [due_on, outcome].filter(Boolean).join(", "),
  rows: [
    ...(public_text ? [{ label: "", answer: [public_text] }] : []),
    ...items.map(({ title, reason, public_text: text, words }) => ({
      label: title,
      answer: [text, ...(words ? [words] : [])],
      note: reason,
    })),
  ],
});

const riskRows = ({ risk }: View): PdfRow[] =>
  risk === null
    ? []
    : [
        { label: risk.model, answer: [`${risk.total}, ${risk.band}`] },
        ...risk.factors.map(({ input, points }) => ({ label: input, answer: [String(points)] })),
      ];

type Entry = CaseFile["timeline"][number];

const entryRow =
  (moment: (when: number) => string) =>
  ({ at, action, by, role, line, target, detail }: Entry): PdfRow => ({
    label: moment(at),
    answer: [[action, line].filter(Boolean).join(", ")],
    note: [by || role, target, detail].filter(Boolean).join(", "),
  });

const chainRow = ({ chain }: CaseFile, say: Say): PdfRow => ({
  label: say(msg`Audit trail`),
  answer: [
    chain.sound
      ? say(msg`Complete and unchanged.`)
      : `${say(msg`Broken`)}: ${chain.seq}, ${chain.why}`,
  ],
});
