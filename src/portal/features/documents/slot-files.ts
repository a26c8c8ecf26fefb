import type { StoredFile } from "#contract/questions/builders/rows.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

/** The place of a slot's stored files in the answers. */
export interface FilePlace {
  section: string;
  name: string;
  /** The row of the person they belong to, if any. */
  row?: { question: string; id: string };
}

/** The answers with these files in a slot. */
export function withFiles<State extends { answers: AllAnswers }>(
  stored: State,
  { section, name, row }: FilePlace,
  files: StoredFile[],
): State {
  const filled = (own: Answers) => ({ ...own, [name]: { ...(own[name] as object), files } });
  const own = stored.answers[section] ?? {};
  const rows = row ? ((own[row.question] ?? []) as ({ id: string } & Answers)[]) : [];
  const place = row ? rows.find(({ id }) => id === row.id) : own;
  // A file on its way is no answer yet.
  if (uidsOf(place?.[name]) === uidsOf({ files })) return stored;
  const next = row
    ? { ...own, [row.question]: rows.map((one) => (one.id === row.id ? filled(one) : one)) }
    : filled(own);
  return { ...stored, answers: { ...stored.answers, [section]: next } };
}

const uidsOf = (documents: unknown) =>
  ((documents ?? {}) as { files?: StoredFile[] }).files?.map(({ uid }) => uid).join() ?? "";
