import { canonical } from "#contract/application/canonical.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Stamps } from "../database/schema/columns.ts";

export interface Current {
  revision: number;
  answers: AllAnswers;
  /** Which save last changed each answer. */
  stamps: Stamps;
}

export type Merged =
  | { kind: "merged"; answers: AllAnswers; changed: string[]; theirs: Changes; by: string | null }
  | {
      kind: "conflict";
      fields: string[];
      theirs: Changes;
      by: string;
    };

/** Merges answer by answer; one answer that both sides changed to different values makes all of it a conflict. */
export function mergeChanges(current: Current, base: number, changes: Changes): Merged {
  const wanted = entriesOf(changes);
  const differs = (path: string, value: unknown) =>
    canonical(answerAt(current.answers, path)) !== canonical(value ?? null);
  const since = current.stamps.filter(({ revision }) => revision > base);
  const mine = new Map(wanted);
  const foreign = since.flatMap(({ answers }) => answers).filter((path) => isForeign(path));
  function isForeign(path: string) {
    return !mine.has(path) || differs(path, mine.get(path));
  }
  const theirs = changesOf(foreign.map((path) => [path, answerAt(current.answers, path)]));
  const lastOf = (paths: readonly string[]) =>
    since.find(({ answers }) => answers.some((path) => paths.includes(path)))?.by;
  const fields = foreign.filter((path) => mine.has(path));
  const disputant = lastOf(fields);
  if (disputant !== undefined) return { kind: "conflict", fields, theirs, by: disputant };
  const changed = wanted.filter(([path, value]) => differs(path, value));
  return {
    kind: "merged",
    answers: applyChanges(current.answers, changesOf(changed)),
    changed: changed.map(([path]) => path),
    theirs,
    by: lastOf(foreign) ?? null,
  };
}

/** `section.question` and value. */
export function entriesOf(changes: Changes): [string, unknown][] {
  return Object.entries(changes).flatMap(([section, own]) =>
    Object.entries(own).map(([name, value]): [string, unknown] => [`${section}.${name}`, value]),
  );
}

/** Null when absent. */
export function answerAt(answers: AllAnswers, path: string): unknown {
  const [section, name] = path.split(".") as [string, string];
  return answers[section]?.[name] ?? null;
}

/** Of `section.question` and value. */
export function changesOf(entries: readonly (readonly [string, unknown])[]): Changes {
  const changes: Record<string, Answers> = {};
  for (const [path, value] of entries) {
    const [section, name] = path.split(".") as [string, string];
    (changes[section] ??= {})[name] = value;
  }
  return changes;
}

export function stamped(stamps: Stamps, save: Stamps[number]): Stamps {
  const moved = new Set(save.answers);
  const kept = stamps
    .map((stamp) => ({ ...stamp, answers: stamp.answers.filter((path) => !moved.has(path)) }))
    .filter(({ answers }) => answers.length > 0);
  return [save, ...kept];
}

/** The revision of a save with this id that is stored after the base revision, if any. */
export const storedAs = (stamps: Stamps, base: number, saveId: string | undefined) =>
  saveId === undefined
    ? undefined
    : stamps.find(({ id, revision }) => id === saveId && revision > base)?.revision;
