import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Locale, locales } from "../locales.ts";
import { ruleMessages } from "../rules/rule-messages.ts";
import type { Shown } from "./question.ts";
import type { Issue } from "./section.ts";

/** Without the question mark; English drops the capital of an ordinary first word. */
export function inSentence(label: string): string {
  const said = label.replace(/[?？]$/, "");
  return /^[A-Z][a-z]/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** In place of a name that is not entered yet. */
const nameless = msg`a party without a name`;

export function formatIssue(
  i18n: I18n,
  issue: Issue,
  label: MessageDescriptor | undefined,
): string {
  const text = ruleMessages[issue.code];
  const params = { ...issue.params };
  if (typeof params["date"] === "string")
    params["date"] = formatDay(params["date"], i18n.locale as Locale);
  for (const each of ["name", "company"]) if (params[each] === "") params[each] = i18n._(nameless);
  const name = label ? inSentence(i18n._(label)) : "";
  return i18n._(
    text.id,
    { ...text.values, label: name, ...params },
    { message: text.message ?? "" },
  );
}

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** 20 November 2026, 2026年11月20日. */
export function formatDay(day: string, locale: Locale): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locales[locale]?.intl ?? "en-GB", {
      dateStyle: "long",
      timeZone: "UTC",
    });
  dayFormats.set(locale, format);
  return format.format(moment);
}

/** Finds questions inside rows too. */
export function questionAt(questions: Record<string, Shown>, path: string): Shown | undefined {
  const [name, , ...rest] = path.split(".");
  const question = name ? questions[name] : undefined;
  if (!question?.each || rest.length === 0) return question;
  return questionAt(question.each.questions, rest.join(".")) ?? question;
}

/** Of the part or the question that a path leads to. */
function labelAt(questions: Record<string, Shown>, path: string): MessageDescriptor | undefined {
  const [name = "", at = "", ...rest] = path.split(".");
  const { each, parts, label } = questions[name] ?? {};
  const inside = rest.join(".");
  if (each && inside !== "") return labelAt(each.questions, inside) ?? label;
  return partAt(parts, at, inside) ?? label;
}

/** The label of a part of an answer, or of each of its rows. */
export const partAt = (parts: Shown["parts"], at: string, inside: string) =>
  parts?.[inside === "" ? at : `${at}.${inside}`] ?? parts?.[inside];

export type IssueMessage = (
  i18n: I18n,
  issue: Issue,
  questions: Readonly<Record<string, Shown>>,
) => string;

export const issueMessage: IssueMessage = (i18n, issue, questions) =>
  formatIssue(i18n, issue, labelAt(questions, issue.path));
