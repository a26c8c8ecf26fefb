import type { LineId } from "../business-lines.ts";
import { askedQuestions } from "../questions/asked.ts";
import { isEmpty } from "../questions/question.ts";
import type { AllAnswers } from "../questions/answers.ts";
import { type Checked, type FlowOn, heard, issuesOfPage } from "./pages.ts";

/** How far one section is: items given of items asked, one for each required question, and whether anything is given. */
export function progressOfSection(flow: FlowOn, id: string, answers: AllAnswers, facts: Checked) {
  const { given, left } = progressIn(flow, id, heard(flow, answers).answers, facts);
  const begun = Object.values(answers[id] ?? {}).some((answer) => !isEmpty(answer));
  return { given: given.length, asked: given.length + left.length, begun };
}

/** The questions of one section that need an answer, or another one: those that are answered well, and those that are left. */
function progressIn(flow: FlowOn, id: string, all: AllAnswers, facts: Checked) {
  const own = all[id] ?? {};
  const refused = new Set(
    issuesOfPage(flow, id, all, facts).map((issue) => issue.path.split(".")[0]),
  );
  const names = askedQuestions(flow.sections[id]!, own, all, flow.rulesOn)
    .filter(([name, question]) => !question.optional || refused.has(name))
    .map(([name]) => name);
  const isGiven = (name: string) => !isEmpty(own[name]) && !refused.has(name);
  return { given: names.filter(isGiven), left: names.filter((name) => !isGiven(name)) };
}

/** How far the whole application is. */
export function progressOf(
  flow: FlowOn,
  answers: AllAnswers,
  facts: Checked,
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
  flow: FlowOn,
  line: LineId,
  answers: AllAnswers,
  facts: Pick<Checked, "today">,
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
