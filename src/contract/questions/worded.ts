import type { AllAnswers } from "./answers.ts";
import { type Condition, evaluateCondition } from "./condition.ts";
import type { AnyQuestion, Section } from "./question.ts";

const known = new WeakMap<Section, Map<string, Section>>();

interface Worded {
  wordings?: readonly { when: Condition }[];
}

/** The section in the words for this applicant. Returns the same object for the same words. */
export function wordedSection(section: Section, all: AllAnswers, on: string): Section {
  const wordingOf = ({ wordings = [] }: Worded) =>
    wordings.findIndex(({ when }) => evaluateCondition(when, {}, all, on));
  const questions = Object.entries(section.questions);
  const chosen = [section, ...questions.map(([, question]) => question)].map(wordingOf);
  if (chosen.every((at) => at < 0)) return section;
  const versions = known.get(section) ?? new Map<string, Section>();
  known.set(section, versions);
  const key = chosen.join();
  const version = versions.get(key) ?? reworded(section, chosen);
  versions.set(key, version);
  return version;
}

function reworded(section: Section, [own = -1, ...chosen]: readonly number[]): Section {
  const questions = Object.entries(section.questions).map(([name, question], index) => [
    name,
    { ...question, ...wordsAt(question, chosen[index]!) },
  ]);
  return {
    ...section,
    ...wordsAt(section, own),
    questions: Object.fromEntries(questions) as Record<string, AnyQuestion>,
  };
}

function wordsAt({ wordings = [] }: Worded, at: number): object {
  const { when: _, ...words } = wordings[at] ?? {};
  return words;
}
