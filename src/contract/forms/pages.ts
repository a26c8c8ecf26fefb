import { linesOf } from "../lines-of.ts";
import type { Condition } from "../questions/condition.ts";
import { askedQuestions, holds } from "../questions/asked.ts";
import type { Days, Facts } from "../rules/facts.ts";
import { askedAnswers, type Issue, issuesIn } from "../questions/section.ts";
import type { Section } from "../questions/question.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";

/** One section of a flow: the step that shows it, when it is asked, and what must hold within it. */
export interface Page<Step extends string = string> {
  step: Step;
  section: Section;
  /** Whether the section is asked, by the answers of earlier sections. Always, where it is not said. */
  askedWhen?: Condition;
  /** What must hold between the answers of the section, beyond the rule of each. */
  also?: keyof Checks;
}

/** Takes the answers of a section that pass one by one, all, and the days by which they are judged; gives what does not hold between them. */
type Check = (section: string, own: Answers, all: AllAnswers, days: Days) => Issue[];

/** What must hold between answers, by name: checks.ts. */
export interface Checks {
  classIsMet: Check;
  partiesAreComplete: Check;
}

/** A way of applying: its pages, in order. Names of sections are told apart within a flow only. */
export interface Flow<Step extends string = string> {
  pages: readonly Page<Step>[];
  sections: Readonly<Record<string, Section>>;
}

/** A way of applying as an application fills it: what it asks and refuses depends on the day. */
export interface FlowOn<Step extends string = string> extends Flow<Step> {
  /** The day (YYYY-MM-DD) whose figures and lists are kept: that on which the application was begun, or begun again. */
  rulesOn: string;
  /** Without them a section that needs one is never accepted; a browser fetches them when they are near. */
  checks: Checks | null;
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
export function heard<Step extends string>(flow: FlowOn<Step>, answers: AllAnswers): Heard<Step> {
  const kept: AllAnswers = {};
  const asked = flow.pages.filter(({ section, askedWhen }) => {
    if (!holds(askedWhen, {}, kept, flow.rulesOn)) return false;
    const own = answers[section.id];
    if (own === undefined) return true;
    const names = askedQuestions(section, own, kept, flow.rulesOn).map(([name]) => name);
    kept[section.id] = Object.fromEntries(
      names.filter((name) => name in own).map((name) => [name, own[name]]),
    );
    return true;
  });
  return { asked, answers: kept };
}

/** The answers to what is asked, as they were typed: what conditions are read from. */
export function heardAnswers(flow: FlowOn, answers: AllAnswers): AllAnswers {
  return heard(flow, answers).answers;
}

/** The sections asked of these answers, with their steps, in order. */
export function planFor<Step extends string>(
  flow: FlowOn<Step>,
  answers: AllAnswers,
): { step: Step; section: string }[] {
  return heard(flow, answers).asked.map(({ step, section }) => ({ step, section: section.id }));
}

/** What is known where an application is checked; whose rules are kept is the flow's matter. */
export type Checked = Omit<Facts, "rulesOn">;

/** Every refused answer of one section, its own cross-checks included. Browser and server run the same. */
export function issuesOfSection(
  flow: FlowOn,
  id: string,
  answers: AllAnswers,
  facts: Checked,
): Issue[] {
  return issuesOfPage(flow, id, heard(flow, answers).answers, facts);
}

/** The same of answers from which what is not asked was left out before. */
export function issuesOfPage(flow: FlowOn, id: string, all: AllAnswers, facts: Checked): Issue[] {
  const page = flow.pages.find(({ section }) => section.id === id);
  if (!page) return [];
  const own = all[id] ?? {};
  const known = { ...facts, rulesOn: flow.rulesOn };
  const issues = issuesIn(page.section, own, all, known);
  if (issues.length > 0 || !page.also) return issues;
  return flow.checks?.[page.also](id, own, all, known) ?? [{ path: "", code: "itemRequired" }];
}

/** Every refused answer of an application, by section, over the sections that are asked. */
export function issuesOfApplication(
  flow: FlowOn,
  answers: AllAnswers,
  facts: Checked,
): ({ section: string } & Issue)[] {
  const { asked, answers: all } = heard(flow, answers);
  return asked.flatMap(({ section: { id } }) =>
    issuesOfPage(flow, id, all, facts).map((issue) => ({ section: id, ...issue })),
  );
}

/** The sections that need nothing more. */
export function acceptedSections(flow: FlowOn, answers: AllAnswers, facts: Checked): string[] {
  const { asked, answers: all } = heard(flow, answers);
  return asked
    .filter(
      ({ section }) =>
        answers[section.id] !== undefined || isAllOptional(section, all, flow.rulesOn),
    )
    .map(({ section }) => section.id)
    .filter((id) => issuesOfPage(flow, id, all, facts).length === 0);
}

function isAllOptional(section: Section, all: AllAnswers, on: string): boolean {
  return askedQuestions(section, {}, all, on).every(([, question]) => question.optional);
}

/** What a submission keeps: only what is asked, in the order of the form. */
export function askedOf(flow: FlowOn, answers: AllAnswers): AllAnswers {
  const { asked, answers: all } = heard(flow, answers);
  const kept = { lines: linesOf(all), rulesOn: flow.rulesOn };
  return Object.fromEntries(
    asked.map(({ section }) => [
      section.id,
      askedAnswers(section, all[section.id] ?? {}, all, kept),
    ]),
  );
}
