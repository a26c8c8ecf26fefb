import type { Section } from "#contract/questions/question.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import type { Upload } from "./upload-queries.ts";

type FilesOf = (slot: string, uids: readonly string[]) => object[];

/** Keeps only files that are stored in the slot of their question, with the server's name and size. */
export function withStoredFiles(
  flow: Flow,
  answers: AllAnswers,
  uploads: readonly Upload[],
): AllAnswers {
  const filesOf: FilesOf = (slot, uids) =>
    [...new Set(uids)].flatMap((uid) =>
      uploads
        .filter((upload) => upload.client_uid === uid && upload.slot === slot)
        .map(({ name, size, type }) => ({ uid, name, size, type })),
    );
  return Object.fromEntries(
    Object.entries(answers).map(([id, own]) => {
      const section = flow.sections[id];
      return [id, section ? checked(section, own, "", filesOf) : own];
    }),
  );
}

function checked(section: Section, own: Answers, rowId: string, filesOf: FilesOf): Answers {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const question = section.questions[name];
      if (question?.kind === "documents" && question.slot) {
        const slot = rowId === "" ? question.slot : `${question.slot}.${rowId}`;
        return [name, documentsIn(value, slot, filesOf)];
      }
      if (!question?.each || !Array.isArray(value)) return [name, value];
      return [name, value.map((row) => checkedRow(question.each!, row, filesOf))];
    }),
  );
}

function checkedRow(each: Section, row: unknown, filesOf: FilesOf): unknown {
  if (!isRecord(row)) return row;
  return checked(each, row, String(row["id"] ?? ""), filesOf);
}

function documentsIn(value: unknown, slot: string, filesOf: FilesOf): unknown {
  if (!isRecord(value)) return null;
  const files: unknown[] = Array.isArray(value["files"]) ? value["files"] : [];
  const uids = files.flatMap((file) =>
    isRecord(file) && typeof file["uid"] === "string" ? [file["uid"]] : [],
  );
  return { ...value, files: filesOf(slot, uids) };
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
