/** What every edition of a legal figure or list says of itself. */
export interface Edition {
  /** The first day (YYYY-MM-DD) on which an application that is begun takes it. */
  version: string;
}

/** A legal figure or list through time, the oldest edition first. Editions are added, never edited. */
export type Editions<E extends Edition = Edition> = readonly [E, ...E[]];

/** Where each edition is taken from, by its version; apart from the editions, since a browser needs the figures alone. */
export type Sources = Readonly<Record<string, string>>;

/** The edition in force on a day (YYYY-MM-DD); before the oldest there is nothing, and the oldest is taken. */
export function inForce<E extends Edition>(editions: Editions<E>, on: string): E {
  return editions.findLast(({ version }) => version <= on) ?? editions[0];
}
