import type { I18n } from "@lingui/core";
import {
  type ShownTargets,
  type WrittenRow,
  writtenAnswers,
} from "#contract/application/written-answers.ts";
import { namedFiles } from "#server/documents/stored-files.ts";
import type { Upload } from "#server/documents/upload-queries.ts";
import type { Request } from "../requests/request-queries.ts";
import { isRequested, slotOfItem } from "#contract/file-limits.ts";
import type { Material, Submission, Verdict } from "./case-material.ts";

/** The newest verdict of the target, while what was judged is the same. */
export function verdictOn(
  verdicts: readonly Verdict[],
  kind: Verdict["kind"],
  target: string,
  value: string,
): Verdict | undefined {
  return verdicts.findLast(
    (each) =>
      each.kind === kind && each.target === target && each.value_sha256.toString("hex") === value,
  );
}

const rowsIn = (submission: Submission | null, i18n: I18n, shown?: ShownTargets): WrittenRow[] =>
  submission === null
    ? []
    : writtenAnswers(submission.flow, submission.answers, i18n, shown).flatMap(({ groups }) =>
        groups.flatMap(({ rows }) => rows),
      );

export type JudgedRow = Omit<WrittenRow, "value"> & {
  value: string;
  before: string[] | null;
  change: "same" | "changed" | "added";
  documents: string[];
  verdict: Verdict | undefined;
};

/** The answers beside those of the submission before, each with its verdict. Numbers are masked, except those shown. */
export function judgedAnswers(
  { now, before, hashOf, verdicts }: Material,
  i18n: I18n,
  shown?: ShownTargets,
) {
  const earlier = new Map(rowsIn(before, i18n, shown).map((row) => [row.target, row]));
  const judge = ({ value, ...row }: WrittenRow): JudgedRow => {
    const hash = hashOf(value);
    const old = earlier.get(row.target);
    const isSame = old !== undefined && hashOf(old.value) === hash;
    const change = before === null || isSame ? "same" : old ? "changed" : "added";
    return {
      ...row,
      value: hash,
      before: change === "changed" ? old!.answer : null,
      change,
      documents: [...namedFiles(value)],
      verdict: verdictOn(verdicts, "answer", row.target, hash),
    };
  };
  const sections = writtenAnswers(now.flow, now.answers, i18n, shown).map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, rows: group.rows.map(judge) })),
  }));
  const present = new Set(rowsIn(now, i18n).map(({ target }) => target));
  const removed = [...earlier.values()].filter(({ target }) => !present.has(target));
  return { sections, removed: removed.map(({ label }) => label) };
}

export interface JudgedFile {
  upload: Upload;
  /** The question, or the item of a request, that it answers. */
  target: string;
  change: "same" | "changed" | "added";
  verdict: Verdict | undefined;
}

/** The documents that answers or requests name; a newer one than the submission is marked. */
export function judgedFiles(material: Material): JudgedFile[] {
  const { now, before, uploads, verdicts } = material;
  const named = namedIn(now);
  const known = new Set(before?.snapshot.files.map(hashIn) ?? []);
  return uploads.flatMap((upload): JudgedFile[] => {
    const isAsked = isRequested(upload.slot);
    const target = isAsked ? upload.slot : named.get(upload.client_uid);
    if (target === undefined || upload.sha256 === null) return [];
    const hash = upload.sha256.toString("hex");
    const isNew = isAsked || (before !== null && !known.has(hash));
    const verdict = verdictOn(verdicts, "document", upload.client_uid, hash);
    return [{ upload, target, change: isNew ? "added" : "same", verdict }];
  });
}

/** The documents that were asked for in the place of this one. */
export function filesInPlaceOf(
  { upload }: JudgedFile,
  files: readonly JudgedFile[],
  requests: readonly Request[],
): JudgedFile[] {
  const items = requests.flatMap((request) => request.items);
  const slots = items
    .filter(({ rejected_uid }) => rejected_uid === upload.client_uid)
    .map(({ id }) => slotOfItem(id));
  return files.filter(({ target }) => slots.includes(target));
}

const hashIn = (file: object): unknown => (file as { sha256: unknown }).sha256;

/** By uid: the question that names it. */
function namedIn({ answers }: Submission): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, place: string) => {
    for (const uid of namedFiles(value)) if (!found.has(uid)) found.set(uid, place);
  };
  for (const [section, own] of Object.entries(answers))
    for (const [question, value] of Object.entries(own)) {
      if (!Array.isArray(value)) walk(value, `${section}.${question}`);
      else
        for (const row of value as Record<string, unknown>[])
          for (const [name, each] of Object.entries(row ?? {}))
            walk(each, `${section}.${question}.${String(row["id"])}.${name}`);
    }
  return found;
}
