import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import type { Upload } from "./upload-queries.ts";

/** The answer of a documents question, from the slot and what stands there. */
type DocumentsOf = (slot: string, value: unknown) => unknown;

/** Keeps only files that are stored in the slot of their question, with the server's name and size. */
export function withStoredFiles(
  flow: Flow,
  answers: AllAnswers,
  uploads: readonly Upload[],
): AllAnswers {
  return withDocuments(flow, answers, (slot, value) => {
    if (!isRecord(value)) return null;
    const files = [...new Set(uidsIn(value))].flatMap((uid) =>
      uploads
        .filter((upload) => upload.client_uid === uid && upload.slot === slot)
        .map(({ name, size, type }) => ({ uid, name, size, type })),
    );
    return { ...value, files };
  });
}

/** Replaces the answer of each documents question. */
export function withDocuments(
  flow: Flow,
  answers: AllAnswers,
  documentsOf: DocumentsOf,
): AllAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, own]) => {
      const section = flow.sections[id];
      return [id, section ? replaced(section, own, "", documentsOf) : own];
    }),
  );
}

function replaced(
  section: Section,
  own: Answers,
  rowId: string,
  documentsOf: DocumentsOf,
): Answers {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const question = section.questions[name];
      if (question?.kind === "documents" && question.slot) {
        const slot = rowId === "" ? question.slot : `${question.slot}.${rowId}`;
        return [name, documentsOf(slot, value)];
      }
      if (!question?.each || !Array.isArray(value)) return [name, value];
      return [name, value.map((row) => replacedRow(question.each!, row, documentsOf))];
    }),
  );
}

function replacedRow(each: Section, row: unknown, documentsOf: DocumentsOf): unknown {
  if (!isRecord(row)) return row;
  return replaced(each, row, String(row["id"] ?? ""), documentsOf);
}

function uidsIn({ files }: Answers): string[] {
  return (Array.isArray(files) ? files : []).flatMap((file: unknown) =>
    isRecord(file) && typeof file["uid"] === "string" ? [file["uid"]] : [],
  );
}

const isRecord = (value: unknown): value is Answers =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Ids of the rows that `after` no longer has. */
export function goneRows(
  flow: Flow,
  before: AllAnswers,
  after: AllAnswers,
  paths: readonly string[],
): string[] {
  return paths.flatMap((path) => {
    const [id, name] = path.split(".") as [string, string];
    if (!flow.sections[id]?.questions[name]?.each) return [];
    const left = new Set(rowIds(after[id]?.[name]));
    return rowIds(before[id]?.[name]).filter((rowId) => !left.has(rowId));
  });
}

const rowIds = (answer: unknown): string[] =>
  (Array.isArray(answer) ? answer : []).map((row: Answers) => String(row["id"]));

/** Every uid in the answers. */
export function namedFiles(answers: unknown): Set<string> {
  if (Array.isArray(answers)) return new Set(answers.flatMap((part) => [...namedFiles(part)]));
  if (!isRecord(answers)) return new Set();
  const own = typeof answers["uid"] === "string" && "size" in answers ? [answers["uid"]] : [];
  return new Set([...own, ...Object.values(answers).flatMap((part) => [...namedFiles(part)])]);
}
