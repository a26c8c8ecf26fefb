import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { questionnaireStatuses, unusualAnswer } from "#contract/desk/questionnaire-words.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import type { DeskQuestionnaire } from "#contract/questionnaires/desk-reply.ts";
import { labelled } from "../i18n.ts";
import type { PdfRow, PdfSection } from "./pdf-content.ts";

/** The AML questionnaire in the case file: whether it is owed, the answers and the files. */
export function questionnaireSections(
  questionnaire: DeskQuestionnaire | null,
  i18n: I18n,
): PdfSection[] {
  if (questionnaire === null) return [];
  const title = i18n._(msg`AML questionnaire`);
  const { sent } = questionnaire;
  return [
    { title, groups: [{ title: null, rows: standingRows(questionnaire, i18n) }] },
    ...(sent?.sections ?? []).map((section) => ({
      title: labelled(i18n.locale, title, section.title),
      groups: [
        {
          title: null,
          rows: section.rows.map(({ label, answer, is_unexpected }): PdfRow => ({
            label,
            answer,
            ...(is_unexpected ? { note: i18n._(unusualAnswer) } : {}),
          })),
        },
      ],
    })),
  ];
}

function standingRows(
  { status, due_on, valid_until, sent }: DeskQuestionnaire,
  i18n: I18n,
): PdfRow[] {
  const locale = i18n.locale as Locale;
  return [
    { label: i18n._(msg`Status`), answer: [i18n._(questionnaireStatuses[status])] },
    ...(due_on ? [{ label: i18n._(msg`Due`), answer: [formatDay(due_on, locale)] }] : []),
    ...(sent ? [{ label: i18n._(msg`Sent`), answer: [formatMoment(sent.at, i18n), sent.by] }] : []),
    ...(valid_until
      ? [{ label: i18n._(msg`Valid until`), answer: [formatDay(valid_until, locale)] }]
      : []),
  ];
}
