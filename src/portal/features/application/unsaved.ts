import { canonical } from "#contract/application/canonical.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import type { Journal } from "#portal/actors/journal.ts";
import type { TabJournals } from "#portal/actors/tab-journals.ts";
import type { Unsaved } from "./answers.ts";

/**
 * Reads what this tab, and tabs that were closed or crashed, have not saved. A journal that contradicts another stays
 * for the next opening: its revision then makes the server ask which answer counts.
 */
export async function recallUnsaved(
  { own, left }: TabJournals,
  arrived: readonly string[],
): Promise<Unsaved | undefined> {
  let recalled: Unsaved | undefined;
  for (const journal of [own, ...left]) {
    const unsaved = await unsavedIn(journal, arrived);
    if (recalled && unsaved && contradicts(recalled.pending, unsaved.pending)) continue;
    if (journal !== own) own.adopt(journal);
    recalled = unsaved && recalled ? joined(recalled, unsaved) : (unsaved ?? recalled);
  }
  return recalled;
}

/** Drops what a tab sent on closing if the server has it. */
async function unsavedIn(journal: Journal, arrived: readonly string[]) {
  const sent = journal.sentAs();
  if (!sent || !arrived.includes(sent)) return (await journal.read()) as Unsaved | undefined;
  journal.clear();
  return undefined;
}

const joined = (one: Unsaved, other: Unsaved): Unsaved => ({
  revision: Math.min(one.revision, other.revision),
  pending: joinedChanges(one.pending, other.pending),
});

/** A null that clears an answer stays. */
function joinedChanges(one: Changes, other: Changes): Changes {
  const sections = Object.keys({ ...one, ...other });
  return Object.fromEntries(sections.map((each) => [each, { ...one[each], ...other[each] }]));
}

const contradicts = (one: Changes, other: Changes) =>
  Object.entries(other).some(([section, values]) =>
    Object.entries(values).some(([name, value]) => {
      const own = one[section] ?? {};
      return name in own && canonical(own[name]) !== canonical(value);
    }),
  );
