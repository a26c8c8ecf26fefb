import { isEmpty, type Question } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { linesOf } from "../../application/lines-of.ts";
import type { LineId } from "../../business-lines.ts";
import type { Flow } from "./pages.ts";

export interface PrefillSource {
  flow: Flow;
  answers: AllAnswers;
}

/** Never copied to another application. */
const isOwn = (section: string, { kind }: Question) =>
  kind === "consent" || section === "applicableAccount";

/** Each relationship has a purpose of its own (Cap. 615, Schedule 2, section 2(1)(c)); the lines say how old accounts may be. */
const isOfLines = (name: string) => name === "purpose" || name === "hasAccounts";

/** Whether an application is for all of these lines; for none, where there are none. */
export const covers = (
  { answers }: Pick<PrefillSource, "answers">,
  lines: readonly LineId[],
): boolean => lines.length > 0 && lines.every((line) => linesOf(answers).includes(line));

const isSame = (asked: Question, other: Question | undefined) =>
  other?.kind === asked.kind && other.slot === asked.slot;

/** Looks in the section of this name, then in sections that only the other flow has. */
function answerIn(
  { flow, answers }: PrefillSource,
  to: Flow,
  at: string,
  name: string,
  asked: Question,
): unknown {
  const isMoved = (section: string) => !to.sections[section]?.questions[name];
  const homes = [at, ...Object.keys(flow.sections).filter(isMoved)];
  return homes
    .filter((home) => isSame(asked, flow.sections[home]?.questions[name]))
    .map((home) => answers[home]?.[name])
    .find((answer) => !isEmpty(answer));
}

/**
 * Fills each empty question with the first answer found by name and kind. What is of some lines comes from applications
 * that cover `lines` alone.
 */
export function prefill(
  flow: Flow,
  own: AllAnswers,
  given: readonly PrefillSource[],
  lines: readonly LineId[] = [],
): AllAnswers {
  const found: Record<string, Answers> = {};
  for (const { section } of flow.pages)
    for (const [name, question] of Object.entries(section.questions)) {
      if (isOwn(section.id, question) || !isEmpty(own[section.id]?.[name])) continue;
      const answer = given
        .filter((one) => !isOfLines(name) || covers(one, lines))
        .map((one) => answerIn(one, flow, section.id, name, question))
        .find((each) => !isEmpty(each));
      if (answer !== undefined) (found[section.id] ??= {})[name] = answer;
    }
  return found;
}
