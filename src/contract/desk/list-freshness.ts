import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";

export const watchedLists = ["countryLists", "rates", "riskModel"] as const;
export type WatchedList = (typeof watchedLists)[number];

interface Freshness extends Edition {
  /** Days after which a list is looked at again. */
  days: Readonly<Record<WatchedList, number>>;
}

export const listFreshness: Editions<Freshness> = [
  { version: "2026-11-24", days: { countryLists: 130, rates: 7, riskModel: 366 } },
];

export const listFreshnessSources: Sources = {
  "2026-11-24":
    "FATF publishes its lists in February, June and October; rates and the yearly review of the risk model are product defaults (SFC AML Guideline, June 2023, 2.16: keep the risk assessment up to date)",
};

export interface ListAge {
  list: WatchedList;
  version: string;
  days: number;
  is_stale: boolean;
}

const dayMs = 86_400_000;

/** On a day (YYYY-MM-DD); an edition that is not yet in force is 0 days old. */
export function ageOf(list: WatchedList, editions: Editions, on: string): ListAge {
  const { version } = inForce(editions, on);
  const days = Math.max(0, Math.round((Date.parse(on) - Date.parse(version)) / dayMs));
  return { list, version, days, is_stale: days > inForce(listFreshness, on).days[list] };
}
