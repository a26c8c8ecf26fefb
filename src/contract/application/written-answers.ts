import type { I18n } from "@lingui/core";
import { type FlowOn, planFor } from "../forms/flows/pages.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import { askedQuestions } from "../questions/asked.ts";
import { formatAnswer } from "../questions/format-answer.ts";
import { maskedAnswer } from "../questions/numbers/masked.ts";
import { isEmpty, type Question, type Section } from "../questions/question.ts";
import { wordedSection } from "../questions/worded.ts";

export interface WrittenRow {
  /** `section.question`, and `section.people.<row>.question` of a person. */
  target: string;
  label: string;
  /** A line each. */
  answer: string[];
  /** Whether numbers in it are masked. */
  isMasked: boolean;
  value: unknown;
}

interface WrittenGroup {
  /** The person's name; null for the answers of the section itself. */
  title: string | null;
  rows: WrittenRow[];
}

export interface WrittenSection {
  id: string;
  title: string;
  groups: WrittenGroup[];
}

/** Targets whose numbers are shown whole. */
export type ShownTargets = ReadonlySet<string>;

/** The answers in words, section by section, as a person reads them. */
export function writtenAnswers(
  flow: FlowOn,
  all: AllAnswers,
  i18n: I18n,
  shown: ShownTargets = new Set(),
): WrittenSection[] {
  return planFor(flow, all).map(({ section: id }) => {
    const section = flow.sections[id]!;
    const write = writer(all, flow.rulesOn, i18n, shown);
    const { title } = wordedSection(section, all, flow.rulesOn);
    return { id, title: i18n._(title), groups: write(section, all[id] ?? {}, id, null) };
  });
}

function writer(all: AllAnswers, on: string, i18n: I18n, shown: ShownTargets) {
  const row = (target: string, question: Question, value: unknown): WrittenRow => {
    const isMasked = question.masks !== undefined && !isEmpty(value) && !shown.has(target);
    const seen = isMasked ? maskedAnswer(question, value) : value;
    const answer = formatAnswer(question, seen, i18n, all, on);
    return { target, label: i18n._(question.label), answer, isMasked, value: value ?? null };
  };
  return function write(
    section: Section,
    own: Answers,
    place: string,
    title: string | null,
  ): WrittenGroup[] {
    const rows = askedQuestions(section, own, all, on)
      .filter(([, question]) => !question.each)
      .map(([name, question]) => row(`${place}.${name}`, question, own[name]));
    const people = Object.entries(section.questions).flatMap(([name, { each, rows: words }]) =>
      (each ? ((own[name] ?? []) as Answers[]) : []).flatMap((person) =>
        write(
          each!,
          person,
          `${place}.${name}.${String(person["id"])}`,
          String(person[words!.name] ?? ""),
        ),
      ),
    );
    return [{ title, rows }, ...people];
  };
}
