import type { AllAnswers } from "./answers.ts";
import { type Condition, evaluateCondition } from "./condition.ts";
import type { AnyQuestion, Section } from "./question.ts";

const known = new WeakMap<Section, Map<string, Section>>();

interface Worded {
  wordings?: readonly { when: Condition }[];
}

/** Which of its wordings a section or question has for this applicant, from 0; undefined for the usual words. */
export function wordingFor({ wordings }: Worded, all: AllAnswers, on: string) {
  if (!wordings) return undefined;
  const at = wordings.findIndex(({ when }) => evaluateCondition(when, {}, all, on));
  return at < 0 ? undefined : at;
}

/** A section or question in one of its wordings, its own where none is named. */
export const inWords = <Part extends Worded>(part: Part, at: number | undefined): Part => ({
  ...part,
  ...wordsAt(part, at),
});

/** The section in the words for this applicant. Returns the same object for the same words. */
export function wordedSection(section: Section, all: AllAnswers, on: string): Section {
  const parts: readonly Worded[] = [section, ...Object.values(section.questions)];
  if (parts.every(({ wordings }) => wordings === undefined)) return section;
  const chosen = parts.map((part) => wordingFor(part, all, on));
  if (chosen.every((at) => at === undefined)) return section;
  const versions = known.get(section) ?? new Map<string, Section>();
  known.set(section, versions);
  const key = chosen.join();
  const version = versions.get(key) ?? reworded(section, chosen);
  versions.set(key, version);
  return version;
}

function reworded(section: Section, [own, ...chosen]: readonly (number | undefined)[]): Section {
  const questions = Object.entries(section.questions).map(([name, question], index) => [
    name,
    inWords(question, chosen[index]),
  ]);
  return {
    ...inWords(section, own),
    questions: Object.fromEntries(questions) as Record<string, AnyQuestion>,
  };
}

function wordsAt({ wordings = [] }: Worded, at: number | undefined): object {
  if (at === undefined) return {};
  const { when: _, ...words } = wordings[at] ?? {};
  return words;
}
