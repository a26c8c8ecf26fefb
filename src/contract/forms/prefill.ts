import { isEmpty, type Question } from "../questions/question.ts";
import type { AllAnswers, Answers } from "../questions/answers.ts";
import type { Flow } from "./pages.ts";

/** What an account has answered already in one of its applications. */
export interface Given {
  flow: Flow;
  answers: AllAnswers;
}

/** Chosen or ticked for one application alone, and so never taken over. */
const isOwn = (section: string, { kind }: Question) =>
  kind === "consent" || section === "applicableAccount";

const isSame = (asked: Question, other: Question | undefined) =>
  other?.kind === asked.kind && other.slot === asked.slot;

/** The answer to the same question: in the section of this name, else where this flow has put it elsewhere. */
function answerIn(
  { flow, answers }: Given,
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
 * What the account has given elsewhere and an application has not: each empty question of the flow with
 * the first answer found, by its name and kind, in the order given. Lines and consents are never taken.
 */
export function prefill(flow: Flow, own: AllAnswers, given: readonly Given[]): AllAnswers {
  const found: Record<string, Answers> = {};
  for (const { section } of flow.pages)
    for (const [name, question] of Object.entries(section.questions)) {
      if (isOwn(section.id, question) || !isEmpty(own[section.id]?.[name])) continue;
      const answer = given
        .map((one) => answerIn(one, flow, section.id, name, question))
        .find((each) => !isEmpty(each));
      if (answer !== undefined) (found[section.id] ??= {})[name] = answer;
    }
  return found;
}
