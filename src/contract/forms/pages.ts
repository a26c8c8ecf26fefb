import type { LineId } from "../business-lines.ts";
import { linesOf } from "../lines-of.ts";
import { type Condition, isEmpty } from "../questions/question.ts";
import { askedQuestions, holds } from "../questions/asked.ts";
import type { Facts } from "../questions/rules.ts";
import {
  type AllAnswers,
  type Answers,
  askedAnswers,
  type Issue,
  issuesIn,
  type Section,
} from "../questions/section.ts";

/** One section of a flow: the step that shows it, when it is asked, and what must hold within it. */
export interface Page<Step extends string = string> {
  step: Step;
  section: Section;
  /** Whether the section is asked, by the answers of earlier sections. Always, where it is not said. */
  askedWhen?: Condition;
  /** What must hold between the answers of the section, beyond the rule of each. */
  also?: (own: Answers, all: AllAnswers) => Issue[];
}

/** A way of applying: its pages, in order. Names of sections are told apart within a flow only. */
export interface Flow<Step extends string = string> {
  pages: readonly Page<Step>[];
  sections: Readonly<Record<string, Section>>;
}

/** Takes the pages in order; refuses at once two sections of one name. */
export function flowOf<Step extends string>(pages: readonly Page<Step>[]): Flow<Step> {
  const sections = Object.fromEntries(pages.map((page) => [page.section.id, page.section]));
  if (Object.keys(sections).length !== pages.length) throw new Error("a section stands twice");
  return { pages, sections };
}

interface Heard<Step extends string> {
  asked: readonly Page<Step>[];
  /** Answers to what is asked, and no others. */
  answers: AllAnswers;
}

/** Goes through the pages in order; what is not asked is left out before anything later hangs on it. */
function heard<Step extends string>(flow: Flow<Step>, answers: AllAnswers): Heard<Step> {
  const kept: AllAnswers = {};
  const asked = flow.pages.filter(({ section, askedWhen }) => {
    if (!holds(askedWhen, {}, kept)) return false;
    const own = answers[section.id];
    if (own === undefined) return true;
    const names = askedQuestions(section, own, kept).map(([name]) => name);
    kept[section.id] = Object.fromEntries(
      names.filter((name) => name in own).map((name) => [name, own[name]]),
    );
    return true;
  });
  return { asked, answers: kept };
}

/** The answers to what is asked, as they were typed: what conditions are read from. */
export function heardAnswers(flow: Flow, answers: AllAnswers): AllAnswers {
  return heard(flow, answers).answers;
}

/** The sections asked of these answers, with their steps, in order. */
export function planFor<Step extends string>(
  flow: Flow<Step>,
  answers: AllAnswers,
): { step: Step; section: string }[] {
  return heard(flow, answers).asked.map(({ step, section }) => ({ step, section: section.id }));
}

/** Every refused answer of one section, its own cross-checks included. Browser and server run the same. */
export function issuesOfSection(
  flow: Flow,
  id: string,
  answers: AllAnswers,
  facts: Facts,
): Issue[] {
  return issuesOfPage(flow, id, heard(flow, answers).answers, facts);
}

function issuesOfPage(flow: Flow, id: string, all: AllAnswers, facts: Facts): Issue[] {
  const page = flow.pages.find(({ section }) => section.id === id);
  if (!page) return [];
  const own = all[id] ?? {};
  const issues = issuesIn(page.section, own, all, facts);
  return issues.length > 0 ? issues : (page.also?.(own, all) ?? []);
}

/** Every refused answer of an application, by section, over the sections that are asked. */
export function issuesOfApplication(
  flow: Flow,
  answers: AllAnswers,
  facts: Facts,
): ({ section: string } & Issue)[] {
  const { asked, answers: all } = heard(flow, answers);
  return asked.flatMap(({ section: { id } }) =>
    issuesOfPage(flow, id, all, facts).map((issue) => ({ section: id, ...issue })),
  );
}

/** The sections that need nothing more. */
export function acceptedSections(flow: Flow, answers: AllAnswers, facts: Facts): string[] {
  const { asked, answers: all } = heard(flow, answers);
  return asked
    .filter(({ section }) => answers[section.id] !== undefined || isAllOptional(section, all))
    .map(({ section }) => section.id)
    .filter((id) => issuesOfPage(flow, id, all, facts).length === 0);
}

function isAllOptional(section: Section, all: AllAnswers): boolean {
  return askedQuestions(section, {}, all).every(([, question]) => question.optional);
}

/** What a submission keeps: only what is asked, in the order of the form. */
export function askedOf(flow: Flow, answers: AllAnswers): AllAnswers {
  const { asked, answers: all } = heard(flow, answers);
  const lines = linesOf(all);
  return Object.fromEntries(
    asked.map(({ section }) => [
      section.id,
      askedAnswers(section, all[section.id] ?? {}, all, lines),
    ]),
  );
}

/** How far one section is: items given of items asked, one for each required question, and whether anything is given. */
export function progressOfSection(flow: Flow, id: string, answers: AllAnswers, facts: Facts) {
  const { given, left } = progressIn(flow, id, heard(flow, answers).answers, facts);
  const begun = Object.values(answers[id] ?? {}).some((answer) => !isEmpty(answer));
  return { given: given.length, asked: given.length + left.length, begun };
}

/** The required questions of one section: those that are answered well, and those that are left. */
function progressIn(flow: Flow, id: string, all: AllAnswers, facts: Facts) {
  const own = all[id] ?? {};
  const refused = new Set(
    issuesOfPage(flow, id, all, facts).map((issue) => issue.path.split(".")[0]),
  );
  const names = askedQuestions(flow.sections[id]!, own, all)
    .filter(([, question]) => !question.optional)
    .map(([name]) => name);
  const isGiven = (name: string) => !isEmpty(own[name]) && !refused.has(name);
  return { given: names.filter(isGiven), left: names.filter((name) => !isGiven(name)) };
}

/** How far the whole application is. */
export function progressOf(
  flow: Flow,
  answers: AllAnswers,
  facts: Facts,
): { given: number; asked: number } {
  const { asked, answers: all } = heard(flow, answers);
  const parts = asked.map(({ section }) => progressIn(flow, section.id, all, facts));
  const given = parts.reduce((sum, part) => sum + part.given.length, 0);
  return { given, asked: parts.reduce((sum, part) => sum + part.left.length, given) };
}

/** One required question that is not answered yet: where it stands. */
export interface ItemLeft {
  section: string;
  question: string;
}

/** What one line asks and has: how many items are given, how many are asked, and each that is left. */
export interface ItemsLeft {
  given: number;
  asked: number;
  left: ItemLeft[];
}

/** What is left for one line alone, on the day of the facts; a further line asks only for what is missing. */
export function itemsLeft(
  flow: Flow,
  line: LineId,
  answers: AllAnswers,
  facts: Pick<Facts, "today">,
): ItemsLeft {
  const alone = { ...answers, applicableAccount: { lines: [line] } };
  const { asked, answers: all } = heard(flow, alone);
  const parts = asked.map(({ section: { id } }) => ({
    id,
    ...progressIn(flow, id, all, { ...facts, lines: [line] }),
  }));
  const given = parts.reduce((sum, part) => sum + part.given.length, 0);
  const left = parts.flatMap(({ id, left: names }) =>
    names.map((question) => ({ section: id, question })),
  );
  return { given, asked: given + left.length, left };
}
