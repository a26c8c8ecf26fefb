import type { Api } from "../system/api.ts";
import { findPlace, type Journal, journalWith } from "./journal.ts";
import { tabLock } from "./tab.ts";

/** The journals of one form: that of this tab, and those of tabs that were closed or crashed. */
export interface TabJournals {
  own: Journal;
  left: Journal[];
}

/** Opens the journals of a form that several tabs can show; each tab writes its own only. */
export async function openTabJournals(
  api: Api,
  name: string,
  tab: string,
): Promise<TabJournals | undefined> {
  const found = await findPlace(api, name);
  if (!found) return undefined;
  const { key, place } = found;
  const open = await openTabs();
  const left = tabsAt(place).filter((each) => each !== tab && !open.has(each));
  const journalOf = (each: string) => journalWith(key, `${place}.${each}`);
  return { own: journalOf(tab), left: left.map(journalOf) };
}

/** The ids of all open tabs of this browser. */
async function openTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name.replace(tabLock, "")));
}

function tabsAt(place: string): string[] {
  const own = Object.keys(localStorage).filter((each) => each.startsWith(`${place}.`));
  return [...new Set(own.map((each) => each.slice(place.length + 1).replace(/\.sent$/, "")))];
}
