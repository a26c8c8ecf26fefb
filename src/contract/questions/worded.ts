import { oncePer } from "../once-per.ts";
import type { AllAnswers } from "./answers.ts";
import { type Condition, evaluateCondition } from "./condition.ts";
import type { AnyQuestion, Section } from "./question.ts";

interface Versions {
  /** The section and its questions, where they have several wordings. */
  worded: readonly Worded[];
  /** By the number of the wording of each. */
  made: Map<string, Section>;
}

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
  const { worded, made } = versionsOf(section);
  const chosen = worded.map((part) => wordingFor(part, all, on));
  if (chosen.every((at) => at === undefined)) return section;
  const key = chosen.join();
  const version =
    made.get(key) ?? reworded(section, new Map(worded.map((part, at) => [part, chosen[at]])));
  made.set(key, version);
  return version;
}

const versionsOf = oncePer((section: Section): Versions => {
  const parts: readonly Worded[] = [section, ...Object.values(section.questions)];
  return { worded: parts.filter(({ wordings }) => wordings !== undefined), made: new Map() };
});

function reworded(section: Section, chosen: ReadonlyMap<Worded, number | undefined>): Section {
  const questions = Object.entries(section.questions).map(([name, question]) => [
    name,
    inWords(question, chosen.get(question)),
  ]);
  return {
    ...inWords(section, chosen.get(section)),
    questions: Object.fromEntries(questions) as Record<string, AnyQuestion>,
  };
}

function wordsAt({ wordings = [] }: Worded, at: number | undefined): object {
  if (at === undefined) return {};
  const { when: _, ...words } = wordings[at] ?? {};
  return words;
}
