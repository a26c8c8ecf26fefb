import * as v from "valibot";

const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(4000)), ""), "");

export const panels = ["history", "walk", "paths", "live", "counts"] as const;
export type Panel = (typeof panels)[number];

const indexSearch = v.object({ find: text });

export type IndexSearch = Partial<v.InferOutput<typeof indexSearch>>;

/** walk: numbers of transitions. closed: ids of states. path: the number of a generated path. ends, has: where listed paths
 * end, and words that they have. line, case: of a history. at: how many of its events are shown. tab: the id of a tab that is
 * followed. version: of the chart that is counted. */
const chartSearch = v.object({
  panel: v.optional(v.fallback(v.picklist(["", ...panels]), ""), ""),
  walk: text,
  closed: text,
  path: text,
  ends: text,
  has: text,
  at: text,
  find: text,
  line: text,
  case: text,
  tab: text,
  version: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), ""), ""),
});

export type ChartSearch = Partial<Omit<v.InferOutput<typeof chartSearch>, "panel">> & {
  panel?: Panel;
};

/** What says nothing is set to undefined, so that the router does not keep what an address had in its place. */
const withoutEmpty = <Search extends object>(search: Search): Partial<Search> =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, value === "" ? undefined : value]),
  ) as Partial<Search>;

/** The router reads numbers and truth values by itself. */
const asTexts = (search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "boolean" ? String(value) : value,
    ]),
  );

export const readIndexSearch = (search: Record<string, unknown>): IndexSearch =>
  withoutEmpty(v.parse(indexSearch, asTexts(search)));

export const readChartSearch = (search: Record<string, unknown>): ChartSearch =>
  withoutEmpty(v.parse(chartSearch, asTexts(search))) as ChartSearch;
