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
