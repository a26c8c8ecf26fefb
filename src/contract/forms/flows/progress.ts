import type { LineId } from "#contract/business-lines.ts";
import { askedQuestions, isOptional } from "#contract/questions/asked.ts";
import { isEmpty } from "#contract/questions/question.ts";
import { wordingFor } from "#contract/questions/worded.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { type Checked, type FlowOn, visible, issuesOfPage } from "./pages.ts";

/** `all`: what is visible of the answers. */
export function progressOfSection(
  flow: FlowOn,
  id: string,
  { answers, all }: Record<"answers" | "all", AllAnswers>,
  facts: Checked,
) {
  const { given, left } = progressIn(flow, id, all, facts);
  const begun = Object.values(answers[id] ?? {}).some((answer) => !isEmpty(answer));
  return { given: given.length, asked: given.length + left.length, begun };
}

function progressIn(flow: FlowOn, id: string, all: AllAnswers, facts: Checked) {
  const own = all[id] ?? {};
  const refused = new Set(
    issuesOfPage(flow, id, all, facts).map((issue) => issue.path.split(".")[0]),
  );
  const names = askedQuestions(flow.sections[id]!, own, all, flow.rulesOn)
    .filter(
      ([name, question]) => refused.has(name) || !isOptional(question, own, all, flow.rulesOn),
    )
    .map(([name]) => name);
  const isGiven = (name: string) => !isEmpty(own[name]) && !refused.has(name);
  return { given: names.filter(isGiven), left: names.filter((name) => !isGiven(name)) };
}

export function progressOf(
  flow: FlowOn,
  answers: AllAnswers,
  facts: Checked,
): { given: number; asked: number } {
  const { asked, answers: all } = visible(flow, answers);
  const parts = asked.map(({ section }) => progressIn(flow, section.id, all, facts));
  const given = parts.reduce((sum, part) => sum + part.given.length, 0);
  return { given, asked: parts.reduce((sum, part) => sum + part.left.length, given) };
}

export interface ItemLeft {
  section: string;
  question: string;
  /** Which of its wordings each has for this applicant, where it is not the usual one. */
  section_wording?: number;
  question_wording?: number;
}

export interface ItemsLeft {
  given: number;
  asked: number;
  left: ItemLeft[];
}

export interface SectionLeft {
  given: number;
  left: ItemLeft[];
}

/** Derives what is left of a section, or knows it from before. `all`: what is visible of the answers. */
export type LeftOf = (
  name: string,
  all: AllAnswers,
  derive: (all: AllAnswers) => SectionLeft,
) => SectionLeft;

const derived: LeftOf = (_name, all, derive) => derive(all);

/** A further line asks only for what is missing. */
export function itemsLeft(
  flow: FlowOn,
  line: LineId,
  answers: AllAnswers,
  facts: Pick<Checked, "today">,
  leftOf = derived,
): ItemsLeft {
  const alone = { ...answers, applicableAccount: { lines: [line] } };
  const { asked, answers: all } = visible(flow, alone);
  const parts = asked.map(({ section: { id } }) =>
    leftOf(`${line} ${id}`, all, (read) => leftIn(flow, id, read, { ...facts, lines: [line] })),
  );
  const given = parts.reduce((sum, part) => sum + part.given, 0);
  const left = parts.flatMap((part) => part.left);
  return { given, asked: given + left.length, left };
}

function leftIn(flow: FlowOn, id: string, all: AllAnswers, facts: Checked): SectionLeft {
  const { given, left } = progressIn(flow, id, all, facts);
  return { given: given.length, left: left.map((question) => itemIn(flow, id, question, all)) };
}

function itemIn(flow: FlowOn, section: string, question: string, all: AllAnswers): ItemLeft {
  const asking = flow.sections[section]!;
  const ofSection = wordingFor(asking, all, flow.rulesOn);
  const ofQuestion = wordingFor(asking.questions[question]!, all, flow.rulesOn);
  return {
    section,
    question,
    ...(ofSection === undefined ? {} : { section_wording: ofSection }),
    ...(ofQuestion === undefined ? {} : { question_wording: ofQuestion }),
  };
}
