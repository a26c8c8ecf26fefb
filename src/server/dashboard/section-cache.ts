import { hash } from "node:crypto";
import type { LeftOf, SectionLeft } from "#contract/forms/flows/progress.ts";
import { oncePer } from "#contract/once-per.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Days } from "#contract/rules/facts.ts";

/** What is left of each section, the answers that it was derived from, and a hash of these and of the days. */
export type SectionCache = Record<string, { left: SectionLeft; reads: string[]; hash: string }>;

/**
 * Derives what is left of a section again only where an answer that it read has changed: most saves change one. `before`: the
 * cache of the same application, from any revision and day; `cache`: that of these answers.
 */
export function leftWhereChanged(
  before: SectionCache,
  { today, rulesOn }: Days,
): { cache: SectionCache; leftOf: LeftOf } {
  const cache: SectionCache = {};
  const leftOf: LeftOf = (name, all, derive) => {
    const hashAt = hashesOf(all);
    const hashOf = (reads: readonly string[]) =>
      sha256([today, rulesOn, ...reads.map(hashAt)].join(" "));
    const found = before[name];
    if (found && hashOf(found.reads) === found.hash) {
      cache[name] = found;
      return found.left;
    }
    const { tracked, readsOf } = trackReads(all);
    const left = derive(tracked);
    const reads = readsOf();
    cache[name] = { left, reads, hash: hashOf(reads) };
    return left;
  };
  return { cache, leftOf };
}

/** The answers, and which were read: `section.question`, or `section.` where its questions or its presence were. */
function trackReads(all: AllAnswers): { tracked: AllAnswers; readsOf: () => string[] } {
  const reads = new Map<string, Set<string>>();
  const sections = new Map<string, Answers | undefined>();
  const sectionOf = (id: string): Answers | undefined => {
    if (!sections.has(id)) {
      const own = all[id];
      const names = new Set<string>();
      reads.set(id, names);
      sections.set(id, own && trackNames(own, names));
    }
    return sections.get(id);
  };
  const tracked = new Proxy(all, {
    get: (_, id: string) => sectionOf(id),
    has: (_, id: string) => sectionOf(id) !== undefined,
    getOwnPropertyDescriptor(_, id: string) {
      sectionOf(id);
      return Reflect.getOwnPropertyDescriptor(all, id);
    },
    ownKeys() {
      reads.set("", new Set());
      return Reflect.ownKeys(all);
    },
  });
  const readsOf = () =>
    [...reads].flatMap(([id, names]) =>
      names.size === 0 ? `${id}.` : [...names].map((name) => `${id}.${name}`),
    );
  return { tracked, readsOf };
}

/** Adds to `names` each question that is looked up, and "" where all are. */
function trackNames(own: Answers, names: Set<string>): Answers {
  return new Proxy(own, {
    get(_, name: string) {
      names.add(name);
      return own[name];
    },
    has(_, name: string) {
      names.add(name);
      return name in own;
    },
    getOwnPropertyDescriptor(_, name: string) {
      names.add(name);
      return Reflect.getOwnPropertyDescriptor(own, name);
    },
    ownKeys() {
      names.add("");
      return Reflect.ownKeys(own);
    },
  });
}

const sha256 = (text: string) => hash("sha256", text, "base64");

/** Hashes of what was read; each is made once for the same answers. */
const hashesOf = oncePer((all: AllAnswers) => {
  const made = new Map<string, string>();
  return (read: string): string => {
    const found = made.get(read) ?? sha256(textAt(all, read));
    made.set(read, found);
    return found;
  };
});

/** As JSON; empty where there is no such section, and `undefined` where the question has no answer. */
function textAt(all: AllAnswers, read: string): string {
  const [id = "", name = ""] = read.split(".");
  if (id === "") return JSON.stringify(Object.keys(all));
  const own = all[id];
  if (own === undefined) return "";
  return JSON.stringify(name === "" ? Object.keys(own) : own[name]) ?? "undefined";
}
