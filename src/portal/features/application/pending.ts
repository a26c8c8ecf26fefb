import type { Changes } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/application/canonical.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";

interface Versions {
  base: { answers: AllAnswers };
  answers: AllAnswers;
}

/** The difference to the server's answers, by section and question; null clears an answer. */
export function pendingOf({ base, answers }: Versions): Changes {
  const found: Changes = {};
  for (const [section, values] of Object.entries(answers)) {
    const saved = base.answers[section] ?? {};
    if (values === saved) continue;
    for (const name of new Set([...Object.keys(values), ...Object.keys(saved)])) {
      const [mine, theirs] = [values[name] ?? null, saved[name] ?? null];
      if (mine !== theirs && canonical(mine) !== canonical(theirs))
        (found[section] ??= {})[name] = mine;
    }
  }
  return found;
}

export const isPending = (versions: Versions) => Object.keys(pendingOf(versions)).length > 0;

export const withChanges = (answers: AllAnswers, changes: Changes) =>
  Object.keys(changes).length === 0 ? answers : applyChanges(answers, changes);

export const omitChanges = (changes: Changes, taken: Changes) =>
  filterChanges(changes, (section, name) => !(name in (taken[section] ?? {})));

export const pickChanges = (changes: Changes, fields: readonly string[]) =>
  filterChanges(changes, (section, name) => fields.includes(`${section}.${name}`));

interface Based extends Versions {
  base: { revision: number; answers: AllAnswers };
}

/** theirs: saved by other people. typing: `section.question` of the answer in use, which stays. */
export interface News {
  revision: number;
  theirs: Changes;
  typing: string | null;
}

/**
 * Takes what other people saved, except answers that are in use here. If one of these differs, the base keeps its
 * revision, so that the server compares the next save with theirs.
 */
export function withNews<State extends Based>(
  stored: State,
  { revision, theirs, typing }: News,
): State {
  const { base, answers } = stored;
  if (revision <= base.revision) return stored;
  const pending = pendingOf(stored);
  const at = (from: AllAnswers, section: string, name: string) =>
    canonical(from[section]?.[name] ?? null);
  const news = filterChanges(
    theirs,
    (section, name) => at(theirs, section, name) !== at(base.answers, section, name),
  );
  // A pending answer that was typed on an earlier revision: after a reload the base already has theirs.
  const isInUse = (section: string, name: string) =>
    name in (pending[section] ?? {}) ||
    (`${section}.${name}` === typing && name in (news[section] ?? {}));
  const inUse = filterChanges(
    theirs,
    (section, name) =>
      at(theirs, section, name) !== at(answers, section, name) && isInUse(section, name),
  );
  const taken = omitChanges(news, inUse);
  const isWhole = Object.keys(inUse).length === 0;
  if (!isWhole && Object.keys(taken).length === 0) return stored;
  return {
    ...stored,
    base: {
      revision: isWhole ? revision : base.revision,
      answers: withChanges(base.answers, taken),
    },
    answers: withChanges(answers, taken),
  };
}

export function filterChanges(
  changes: Changes,
  isKept: (section: string, name: string) => boolean,
): Changes {
  const sections = Object.entries(changes).map(([section, values]) => {
    const kept = Object.entries(values).filter(([name]) => isKept(section, name));
    return [section, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(sections.filter(([, values]) => Object.keys(values).length > 0));
}
