import { hash } from "node:crypto";
import type { LeftOf, SectionLeft } from "#contract/forms/flows/progress.ts";
import { oncePer } from "#contract/once-per.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

/** What is left of each section, the places of the answers that it was derived from, and a fingerprint of these. */
export type SectionsKnown = Record<string, { left: SectionLeft; places: string[]; print: string }>;

/**
 * Derives what is left of a section again only where an answer that it read has changed: most saves change one. `before`: what
 * was known of the same form by the same rules on the same day; `known`: what is now.
 */
export function leftWhereChanged(before: SectionsKnown): { known: SectionsKnown; leftOf: LeftOf } {
  const known: SectionsKnown = {};
  const leftOf: LeftOf = (name, all, derive) => {
    const printOf = printsOf(all);
    const found = before[name];
    if (found && printOf(found.places) === found.print) {
      known[name] = found;
      return found.left;
    }
    const { seen, placesRead } = recorded(all);
    const left = derive(seen);
    const places = placesRead();
    known[name] = { left, places, print: printOf(places) };
    return left;
  };
  return { known, leftOf };
}

/** The answers, and the places that were read of them: `section.question`, and `section.` for which questions have an answer. */
function recorded(all: AllAnswers): { seen: AllAnswers; placesRead: () => string[] } {
  const read = new Map<string, Set<string>>();
  const sections = new Map<string, Answers | undefined>();
  const sectionOf = (id: string): Answers | undefined => {
    if (sections.has(id)) return sections.get(id);
    const own = all[id];
    const names = new Set(own ? [] : [""]);
    read.set(id, names);
    sections.set(id, own && noted(own, names));
    return sections.get(id);
  };
  const seen = new Proxy(all, {
    get: (_, id: string) => sectionOf(id),
    has: (_, id: string) => sectionOf(id) !== undefined,
    ownKeys() {
      read.set("", new Set([""]));
      return Reflect.ownKeys(all);
    },
  });
  const placesRead = () =>
    [...read].flatMap(([id, names]) => [...names].map((name) => `${id}.${name}`));
  return { seen, placesRead };
}

/** Adds to `names` the name of each answer that is read or looked for, and "" where all names are. */
const noted = (own: Answers, names: Set<string>): Answers =>
  new Proxy(own, {
    get(_, name: string) {
      names.add(name);
      return own[name];
    },
    has(_, name: string) {
      names.add(name);
      return name in own;
    },
    ownKeys() {
      names.add("");
      return Reflect.ownKeys(own);
    },
  });

const hashOf = (text: string) => hash("sha256", text, "base64");

/** Fingerprints of places; that of one place is made once for the same answers. */
const printsOf = oncePer((all: AllAnswers) => {
  const made = new Map<string, string>();
  const printAt = (place: string): string => {
    const print = made.get(place) ?? hashOf(textAt(all, place));
    made.set(place, print);
    return print;
  };
  return (places: readonly string[]): string => hashOf(places.map(printAt).join());
});

function textAt(all: AllAnswers, place: string): string {
  const [id = "", name = ""] = place.split(".");
  const own = all[id];
  const part = id === "" ? Object.keys(all) : name === "" ? own && Object.keys(own) : own?.[name];
  return JSON.stringify(part) ?? "";
}
