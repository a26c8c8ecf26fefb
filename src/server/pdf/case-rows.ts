import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import type { deskTimeline } from "#contract/calls/desk-cases.ts";
import type { Locale } from "#contract/locales.ts";
import type { AuditBreak, AuditFound } from "../audit.ts";
import { labelled } from "../i18n.ts";
import { bandNames } from "#contract/desk/case-words.ts";
import { detailsIn, subjectOf } from "#contract/desk/event-details.ts";
import { riskInputs } from "#contract/desk/risk-words.ts";
import { deskRoles } from "#contract/desk/roles.ts";
import { actionNames } from "#contract/desk/timeline-words.ts";
import { formatMoment } from "#contract/moments.ts";
import { lineName } from "./submitted-pdf.ts";
import type { PdfRow } from "./pdf-content.ts";

type View = ReplyTo<typeof deskCase>;

export interface CaseFile {
  locale: Locale;
  view: View;
  timeline: ReplyTo<typeof deskTimeline>;
  chain: AuditFound;
  at: Date;
  by: string;
}

export const joined = (parts: readonly unknown[], { locale }: I18n): string =>
  parts.filter(Boolean).join(locale === "en" ? ", " : "，");

export const riskRows = ({ risk }: CaseFile["view"], i18n: I18n): PdfRow[] =>
  risk === null
    ? []
    : [
        {
          label: risk.model,
          answer: [joined([String(risk.total), worded(bandNames, risk.band, i18n)], i18n)],
        },
        ...risk.factors.map(({ input, points }) => ({
          label: worded(riskInputs, input, i18n),
          answer: [String(points)],
        })),
        ...risk.overrides.map(({ input, band }) => ({
          label: worded(riskInputs, input, i18n),
          answer: [worded(bandNames, band, i18n)],
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

export function entryRow(
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

const breaks: Readonly<Record<AuditBreak, MessageDescriptor>> = {
  "a row is missing": msg`an entry is missing`,
  "a row does not follow the one before it": msg`an entry does not follow the one before it`,
  "a row was changed": msg`an entry was changed`,
  "the newest rows are missing": msg`the newest entries are missing`,
};

export const chainRow = ({ chain }: Pick<CaseFile, "chain">, i18n: I18n): PdfRow => ({
  label: i18n._(msg`Audit trail`),
  answer: [
    chain.sound
      ? i18n._(msg`Complete and unchanged.`)
      : labelled(
          i18n.locale,
          i18n._(msg`Broken at entry ${{ seq: chain.seq }}`),
          i18n._(breaks[chain.why]),
        ),
  ],
});
