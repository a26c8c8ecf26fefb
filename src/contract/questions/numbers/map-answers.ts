import type { AllAnswers, Answers } from "../answers.ts";
import type { Question, Section } from "../question.ts";

/** `place`: `section.question`, and `section.people.<row>.question` in a row. */
export type Treat = (value: unknown, question: Question, place: string) => unknown;

type Sections = Readonly<Record<string, Section>>;

/** Each answer replaced by what `treat` gives; rows are entered. Null and unknown answers stay. */
export const mapAnswers = (sections: Sections, answers: AllAnswers, treat: Treat): AllAnswers =>
  mapped(answers, (own, id) => {
    const section = sections[id];
    return section ? mapSection(section, own, id, treat) : own;
  });

function mapSection(section: Section, own: Answers, place: string, treat: Treat): Answers {
  return mapped(own, (value, name) => {
    const question = section.questions[name];
    const here = `${place}.${name}`;
    if (!question || value === null || value === undefined) return value;
    if (!question.each || !Array.isArray(value)) return treat(value, question, here);
    return value.map((row: unknown) => {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
      const id = String((row as Answers)["id"] ?? "");
      return mapSection(question.each!, row as Answers, `${here}.${id}`, treat);
    });
  });
}

const mapped = <Value, Made>(
  record: Record<string, Value>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]));
