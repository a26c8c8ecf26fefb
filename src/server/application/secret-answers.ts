import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { seal, unseal } from "../crypto.ts";

type Treat = (value: unknown, place: string) => unknown;

interface Sealed {
  sealed: string;
}

interface Sealing {
  flow: Flow;
  key: Buffer;
  applicationId: string;
}

/** Each secret is bound to its place. */
export function sealSecrets(
  { flow, key, applicationId }: Sealing,
  answers: AllAnswers,
): AllAnswers {
  return treated(flow, answers, (value, column): Sealed => {
    const place = { table: "application", column, row: applicationId };
    return { sealed: seal(key, place, JSON.stringify(value)).toString("base64") };
  });
}

/** Throws when a value was changed or moved. */
export function openSecrets(
  { flow, key, applicationId }: Sealing,
  answers: AllAnswers,
): AllAnswers {
  return treated(flow, answers, (value, column) => {
    const place = { table: "application", column, row: applicationId };
    const bytes = Buffer.from((value as Sealed).sealed, "base64");
    return JSON.parse(unseal(key, place, bytes).toString()) as unknown;
  });
}

function treated(flow: Flow, answers: AllAnswers, treat: Treat): AllAnswers {
  return mapped(answers, (own, id) => {
    const section = flow.sections[id];
    return section ? treatedSection(section, own, id, treat) : own;
  });
}

function treatedSection(section: Section, own: Answers, place: string, treat: Treat): Answers {
  return mapped(own, (value, name) => {
    const question = section.questions[name];
    const here = `${place}.${name}`;
    if (value === null || value === undefined) return value;
    if (question?.secret) return treat(value, here);
    if (!question?.each || !Array.isArray(value)) return value;
    return value.map((row: unknown) => {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
      const id = String((row as Answers)["id"] ?? "");
      return treatedSection(question.each!, row as Answers, `${here}.${id}`, treat);
    });
  });
}

const mapped = <Value, Made>(
  record: Record<string, Value>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]));
