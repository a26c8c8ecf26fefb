import type { Question } from "../questions/question.ts";
import type { AllAnswers, Answers, Section } from "../questions/section.ts";
import type { Flow } from "./pages.ts";

/** Files belong to one application, consents to one submission, and the lines are what differs. */
const isShared = ({ kind }: Question, section: string) =>
  kind !== "documents" && kind !== "consent" && section !== "applicableAccount";

function sharedIn(section: Section, own: Answers): Answers {
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, answer]) => {
      const question = section.questions[name];
      if (!question || !isShared(question, section.id)) return [];
      if (!question.each || !Array.isArray(answer)) return [[name, answer]];
      const rows = (answer as Answers[]).map((row) => ({
        id: row["id"],
        ...sharedIn(question.each!, row),
      }));
      return [[name, rows]];
    }),
  );
}

/** What another application of the same account has answered that this flow asks for too; documents and consents apart. */
export function sharedAnswers(flow: Flow, answers: AllAnswers): AllAnswers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, own]) => {
      const section = Object.hasOwn(flow.sections, id) ? flow.sections[id] : undefined;
      const shared = section ? sharedIn(section, own) : {};
      return Object.keys(shared).length > 0 ? [[id, shared]] : [];
    }),
  );
}
