import * as v from "valibot";
import { ageIds, viewIds } from "#contract/desk/queues.ts";

const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(300)), ""), "");

/** What the address of the queues carries: all of the filter. */
const queueSearch = v.object({
  view: v.optional(v.fallback(v.picklist(viewIds), "unassigned"), "unassigned"),
  line: text,
  kind: text,
  band: text,
  jurisdiction: text,
  assignee: text,
  age: v.optional(v.fallback(v.picklist(["", ...ageIds]), ""), ""),
  after: text,
});

export type QueueSearch = Partial<v.InferOutput<typeof queueSearch>>;

export const panes = [
  "document",
  "ownership",
  "identity",
  "questionnaire",
  "agreements",
  "requests",
  "risk",
  "notes",
  "timeline",
] as const;

export type Pane = (typeof panes)[number];

const caseSearch = v.object({
  pane: v.optional(v.fallback(v.picklist(panes), "document"), "document"),
  file: text,
  kind: text,
});

export type CaseSearch = Partial<v.InferOutput<typeof caseSearch>>;

/** The version in use where none is named. */
const countsSearch = v.object({
  version: v.optional(
    v.fallback(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))),
      undefined,
    ),
  ),
});

export type CountsSearch = { version?: number };

const withoutEmpty = <Search extends object>(search: Search): Partial<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== "")) as Partial<Search>;

export const readQueueSearch = (search: Record<string, unknown>): QueueSearch =>
  withoutEmpty(v.parse(queueSearch, search));

export const readCountsSearch = (search: Record<string, unknown>): CountsSearch => {
  const { version } = v.parse(countsSearch, search);
  return version === undefined ? {} : { version };
};

export const readCaseSearch = (search: Record<string, unknown>): CaseSearch =>
  withoutEmpty(v.parse(caseSearch, search));
