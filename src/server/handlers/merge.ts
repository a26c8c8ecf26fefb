import { canonical } from "#contract/canonical.ts";
import { applied } from "#contract/changes.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import type { AllAnswers, Answers } from "#contract/questions/section.ts";
import type { Stamps } from "../store/schema.ts";

export interface Current {
  revision: number;
  answers: AllAnswers;
  /** Which revision changed an answer last, and who. */
  stamps: Stamps;
}

export type Merged =
  | { kind: "merged"; answers: AllAnswers; changed: string[]; theirs: Changes; by: string | null }
  | { kind: "conflict"; fields: string[]; theirs: Changes; by: string };

/**
 * Joins changes that were made on revision `base` with what was written since, answer by answer.
 * An answer that both sides changed to different values is a conflict, and then nothing is joined.
 */
export function mergeChanges(current: Current, base: number, changes: Changes): Merged {
  const wanted = entriesOf(changes);
  const differs = (path: string, value: unknown) =>
    canonical(answerAt(current.answers, path)) !== canonical(value ?? null);
  const since = Object.entries(current.stamps)
    .filter(([, stamp]) => stamp.revision > base)
    .toSorted(([, a], [, b]) => b.revision - a.revision);
  const mine = new Map(wanted);
  const foreign = since.map(([path]) => path).filter((path) => isForeign(path));
  function isForeign(path: string) {
    return !mine.has(path) || differs(path, mine.get(path));
  }
  const theirs = changesOf(foreign.map((path) => [path, answerAt(current.answers, path)]));
  const by = since.find(([path]) => isForeign(path))?.[1].by ?? null;
  const fields = foreign.filter((path) => mine.has(path));
  if (fields.length > 0 && by !== null) return { kind: "conflict", fields, theirs, by };
  const changed = wanted.filter(([path, value]) => differs(path, value));
  return {
    kind: "merged",
    answers: applied(current.answers, changesOf(changed)),
    changed: changed.map(([path]) => path),
    theirs,
    by,
  };
}

/** Every answer named by changes, as `section.question` and value. */
export function entriesOf(changes: Changes): [string, unknown][] {
  return Object.entries(changes).flatMap(([section, own]) =>
    Object.entries(own).map(([name, value]): [string, unknown] => [`${section}.${name}`, value]),
  );
}

/** The answer at `section.question`; null where there is none. */
export function answerAt(answers: AllAnswers, path: string): unknown {
  const [section, name] = path.split(".") as [string, string];
  return answers[section]?.[name] ?? null;
}

function changesOf(entries: readonly (readonly [string, unknown])[]): Changes {
  const changes: Record<string, Answers> = {};
  for (const [path, value] of entries) {
    const [section, name] = path.split(".") as [string, string];
    (changes[section] ??= {})[name] = value;
  }
  return changes;
}

/** The stamps after some answers were changed. */
export function stamped(
  stamps: Stamps,
  changed: readonly string[],
  revision: number,
  by: string,
): Stamps {
  return { ...stamps, ...Object.fromEntries(changed.map((path) => [path, { revision, by }])) };
}
