import { linesOf } from "#contract/application/lines-of.ts";
import { askedQuestions, visibleIn } from "#contract/questions/asked.ts";
import { type Condition, evaluateCondition } from "#contract/questions/condition.ts";
import type { Days, Facts } from "#contract/rules/facts.ts";
import { askedAnswers, type Issue, issuesIn } from "#contract/questions/section.ts";
import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

export interface Page<Step extends string = string> {
  step: Step;
  section: Section;
  /** Always when absent. */
  askedWhen?: Condition;
  /** Answered by the server when the form is begun: conditions read it, and it is never asked. */
  isGiven?: true;
  crossFieldRules?: keyof Checks;
}

/** Called with answers that are valid by themselves. */
export type Check = (section: string, own: Answers, all: AllAnswers, stage: Stage) => Issue[];

interface Stage extends Days {
  /** While the application is filled in: a rule may wait until it is submitted. */
  isDraft?: boolean;
}

export interface Checks {
  classIsMet: Check;
  partiesAreComplete: Check;
  documentsFit: Check;
  taxAgrees: Check;
  yearsFit: Check;
}

/** Section names are unique within a flow only. */
export interface Flow<Step extends string = string> {
  pages: readonly Page<Step>[];
  sections: Readonly<Record<string, Section>>;
  /** Only its first page has its questions: no section is accepted until the whole flow is loaded. */
  isStart?: boolean;
}

export interface FlowOn<Step extends string = string> extends Flow<Step> {
  /** The day (YYYY-MM-DD) whose figures and lists apply. */
  rulesOn: string;
  /** Null until loaded; sections with cross-field rules are then never accepted. */
  checks: Checks | null;
}

/** Throws when two sections have one id. */
export function flowOf<Step extends string>(pages: readonly Page<Step>[]): Flow<Step> {
  const sections = Object.fromEntries(pages.map((page) => [page.section.id, page.section]));
  if (Object.keys(sections).length !== pages.length) throw new Error("two sections have one id");
  return { pages, sections };
}

interface Visible<Step extends string> {
  asked: readonly Page<Step>[];
  answers: AllAnswers;
}

/** Removes what is not asked or not offered, in page order, so that nothing later reads it. The draft keeps it. */
export function visible<Step extends string>(
  flow: FlowOn<Step>,
  answers: AllAnswers,
): Visible<Step> {
  const kept: AllAnswers = {};
  const asked = flow.pages.filter(({ section, askedWhen, isGiven = false }) => {
    if (!evaluateCondition(askedWhen, {}, kept, flow.rulesOn)) return false;
    const own = answers[section.id];
    if (own === undefined) return !isGiven;
    kept[section.id] = visibleIn(section, own, kept, flow.rulesOn);
    return !isGiven;
  });
  return { asked, answers: kept };
}

export function visibleAnswers(flow: FlowOn, answers: AllAnswers): AllAnswers {
  return visible(flow, answers).answers;
}

export function planFor<Step extends string>(
  flow: FlowOn<Step>,
  answers: AllAnswers,
): { step: Step; section: string }[] {
  return visible(flow, answers).asked.map(({ step, section }) => ({ step, section: section.id }));
}

export type Checked = Omit<Facts, "rulesOn">;

/** What keeps a person on the page. Runs the same in the browser and on the server. */
export function issuesOfSection(
  flow: FlowOn,
  id: string,
  answers: AllAnswers,
  facts: Checked,
): Issue[] {
  return issuesOfPage(flow, id, visible(flow, answers).answers, { ...facts, isDraft: true });
}

/** `all` must hold visible answers only. */
export function issuesOfPage(
  flow: FlowOn,
  id: string,
  all: AllAnswers,
  facts: Checked & Pick<Stage, "isDraft">,
): Issue[] {
  const page = flow.pages.find(({ section }) => section.id === id);
  if (!page) return [];
  const own = all[id] ?? {};
  const known = { ...facts, rulesOn: flow.rulesOn };
  const issues = issuesIn(page.section, own, all, known);
  if (issues.length > 0 || !page.crossFieldRules) return issues;
  return (
    flow.checks?.[page.crossFieldRules](id, own, all, known) ?? [{ path: "", code: "itemRequired" }]
  );
}

export function issuesOfApplication(
  flow: FlowOn,
  answers: AllAnswers,
  facts: Checked,
): ({ section: string } & Issue)[] {
  const { asked, answers: all } = visible(flow, answers);
  return asked.flatMap(({ section: { id } }) =>
    issuesOfPage(flow, id, all, facts).map((issue) => ({ section: id, ...issue })),
  );
}

export function acceptedSections(flow: FlowOn, answers: AllAnswers, facts: Checked): string[] {
  if (flow.isStart) return [];
  const { asked, answers: all } = visible(flow, answers);
  return asked
    .filter(
      ({ section }) =>
        answers[section.id] !== undefined || isAllOptional(section, all, flow.rulesOn),
    )
    .map(({ section }) => section.id)
    .filter((id) => issuesOfPage(flow, id, all, { ...facts, isDraft: true }).length === 0);
}

function isAllOptional(section: Section, all: AllAnswers, on: string): boolean {
  return askedQuestions(section, {}, all, on).every(([, question]) => question.optional);
}

/** What a submission stores: visible answers in form order, and what was given. */
export function askedOf(flow: FlowOn, answers: AllAnswers): AllAnswers {
  const { asked, answers: all } = visible(flow, answers);
  const kept = { lines: linesOf(all), rulesOn: flow.rulesOn };
  const given = flow.pages.filter(({ isGiven }) => isGiven);
  return Object.fromEntries(
    [...given, ...asked].map(({ section }) => [
      section.id,
      askedAnswers(section, all[section.id] ?? {}, all, kept),
    ]),
  );
}
