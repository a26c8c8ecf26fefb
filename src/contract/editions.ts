export interface Edition {
  /** First day (YYYY-MM-DD) on which a new application uses it. */
  version: string;
}

/** Oldest first. Editions are added, never edited. */
export type Editions<E extends Edition = Edition> = readonly [E, ...E[]];

/** Apart from the editions: browsers load the figures only. */
export type Sources = Readonly<Record<string, string>>;

/** The edition in force on a day (YYYY-MM-DD); the oldest for earlier days. */
export function inForce<E extends Edition>(editions: Editions<E>, on: string): E {
  return editions.findLast(({ version }) => version <= on) ?? editions[0];
}
