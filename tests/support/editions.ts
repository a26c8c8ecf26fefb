import type { Edition, Editions } from "#contract/editions.ts";

/** Adds an edition to a list as its keeper would, in force from a day; gives the way to take it away again. */
export function addEdition<E extends Edition>(
  editions: Editions<E>,
  from: string,
  changes: Omit<Partial<E>, keyof Edition>,
): () => void {
  // Lists of editions cannot be changed by their type; this one is, for the time of one test.
  const kept = editions as unknown as E[];
  kept.push({ ...editions[0], version: from, ...changes });
  return () => void kept.pop();
}

/** A day on which every list is as it stands in the sources. */
export const usualDay = "2026-11-22";
