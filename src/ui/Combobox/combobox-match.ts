export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other names it is found by: other languages, codes, former names. */
  readonly names?: readonly string[];
  /** Further search words; typed in full they are still not its name. */
  readonly finds?: readonly string[];
  /** Its name in another script, shown at the right. */
  readonly aside?: string;
  /** What it means, shown below its name. */
  readonly detail?: string;
  /** What a small picker shows once chosen, such as "+852". */
  readonly short?: string;
}

/** Lower case without marks and with one kind of space, so that "cote d" finds "Côte d'Ivoire". */
export const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, " ")
    .toLowerCase()
    .trim();

/**
 * The options a query finds, best first; an empty query finds all, in their order. Where no name holds what was typed,
 * words of the same stem find options that bring words of their own: "financial" finds "Finance and insurance".
 * Others are never found so, since names of countries begin alike.
 */
export const matching = (options: readonly Option[], query: string): readonly Option[] => {
  const sought = folded(query);
  if (sought === "") return options;
  const named = best(options, (option) => missed - rankOf(option, sought));
  return named.length > 0 ? named : best(options, (option) => akinWords(option, sought));
};

/** Whether a name of one of the options holds what was typed, so that the first one found may be taken at once. */
export const isNamed = (options: readonly Option[], query: string) => {
  const sought = folded(query);
  return sought !== "" && options.some((option) => rankOf(option, sought) < missed);
};

/** The one option whose label or other name is exactly what was typed. */
export const exactly = (options: readonly Option[], query: string) => {
  const sought = folded(query);
  const named = (option: Option) => namesOf(option).some((name) => folded(name) === sought);
  const found = sought === "" ? [] : options.filter(named);
  return found.length === 1 ? found[0] : undefined;
};

/** The label in three parts: before, the matched part, after. */
export const split = (label: string, query: string): readonly [string, string, string] => {
  const sought = folded(query);
  const letters = [...label];
  if (sought === "") return [label, "", ""];
  for (let start = 0; start < letters.length; start += 1) {
    if (letters[start]?.trim() === "") continue;
    for (let end = start + 1; end <= letters.length; end += 1) {
      const part = letters.slice(start, end).join("");
      if (folded(part).length > sought.length) break;
      if (folded(part) === sought)
        return [letters.slice(0, start).join(""), part, letters.slice(end).join("")];
    }
  }
  return [label, "", ""];
};

const missed = 5;

const namesOf = ({ label, aside, short, names = [] }: Option) =>
  [label, aside, short, ...names].filter((name) => name !== undefined);

const leastShared = 4;

/** Whether two words begin alike: with four letters at least, and two thirds of the shorter one. */
const areAkin = (one: string, other: string) => {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= leastShared && shared * 3 >= Math.min(one.length, other.length) * 2;
};

const leastWord = 3;

/** How many words of an option are akin to what is sought; none unless every word of it but the shortest is met. */
const akinWords = (option: Option, sought: string) => {
  if (!option.finds?.length) return 0;
  const typed = wordsOf(sought).filter((word) => word.length >= leastWord);
  const own = [...namesOf(option), ...option.finds].flatMap((name) => wordsOf(folded(name)));
  const isMet = typed.every((word) => own.some((other) => areAkin(word, other)));
  return isMet ? own.filter((other) => typed.some((word) => areAkin(word, other))).length : 0;
};

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** Those that score at all, the highest first. */
const best = (options: readonly Option[], score: (option: Option) => number) =>
  options
    .map((option) => ({ option, points: score(option) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ option }) => option);

const rankOf = (option: Option, sought: string) => {
  const label = folded(option.label);
  const others = [...namesOf(option).slice(1), ...(option.finds ?? [])].map(folded);
  if (namesOf(option).some((name) => folded(name) === sought)) return 0;
  if (label.startsWith(sought)) return 1;
  if (others.some((name) => name.startsWith(sought))) return 2;
  if (label.includes(` ${sought}`) || label.includes(`(${sought}`)) return 3;
  if ([label, ...others].some((name) => name.includes(sought))) return 4;
  return missed;
};
