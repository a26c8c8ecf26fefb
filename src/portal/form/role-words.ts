import type { I18n } from "@lingui/core";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import type { Answers } from "#contract/questions/answers.ts";
import type { Section } from "#contract/questions/question.ts";

/** The roles of a person or company as one sentence; empty without any. */
export function roleWords(i18n: I18n, section: Section, row: Answers): string {
  const chosen = (row["roles"] ?? []) as string[];
  const roles = (section.questions["roles"]?.options ?? [])
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => i18n._(label));
  return formatList(roles, i18n.locale as Locale);
}
