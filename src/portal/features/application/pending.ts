import type { Changes } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/application/canonical.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";

interface Held {
  base: { answers: AllAnswers };
  answers: AllAnswers;
}

/** What differs from the server's answers, by section and question; null clears an answer. */
export function pendingOf({ base, answers }: Held): Changes {
  const found: Changes = {};
  for (const [section, values] of Object.entries(answers)) {
    const held = base.answers[section] ?? {};
    if (values === held) continue;
    for (const name of new Set([...Object.keys(values), ...Object.keys(held)])) {
      const [mine, theirs] = [values[name] ?? null, held[name] ?? null];
      if (mine !== theirs && canonical(mine) !== canonical(theirs))
        (found[section] ??= {})[name] = mine;
    }
  }
  return found;
}

export const isPending = (held: Held) => Object.keys(pendingOf(held)).length > 0;

export const takenIn = (answers: AllAnswers, changes: Changes) =>
  Object.keys(changes).length === 0 ? answers : applyChanges(answers, changes);

export const without = (changes: Changes, taken: Changes) =>
  filtered(changes, (section, name) => !(name in (taken[section] ?? {})));

export const only = (changes: Changes, fields: readonly string[]) =>
  filtered(changes, (section, name) => fields.includes(`${section}.${name}`));

export function filtered(
  changes: Changes,
  isKept: (section: string, name: string) => boolean,
): Changes {
  const sections = Object.entries(changes).map(([section, values]) => {
    const kept = Object.entries(values).filter(([name]) => isKept(section, name));
    return [section, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(sections.filter(([, values]) => Object.keys(values).length > 0));
}
