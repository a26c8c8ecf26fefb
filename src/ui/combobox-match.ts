export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other names it is found by: other languages, codes, former names. */
  readonly names?: readonly string[];
  /** Words somebody may look for it by; typed to the end they are still not its name. */
  readonly finds?: readonly string[];
  /** Its name in another script, shown at the right. */
  readonly aside?: string;
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
 * words of the same stem are enough: "financial" finds "Finance and insurance".
 */
export const matching = (options: readonly Option[], query: string): readonly Option[] => {
  const sought = folded(query);
  if (sought === "") return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, sought) }));
  const found = ranked
    .filter(({ rank }) => rank < missed)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
  return found.length > 0 ? found : options.filter((option) => isAkin(option, sought));
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

const missed = 4;

const namesOf = ({ label, aside, short, names = [] }: Option) =>
  [label, aside, short, ...names].filter((name) => name !== undefined);

const leastShared = 4;

/** Whether two words begin alike: with four letters at least, and two thirds of the shorter one. */
const areAkin = (one: string, other: string) => {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= leastShared && shared * 3 >= Math.min(one.length, other.length) * 2;
};

const isAkin = (option: Option, sought: string) => {
  const words = [...namesOf(option), ...(option.finds ?? [])].flatMap((name) =>
    folded(name).split(/[^\p{L}\p{N}]+/u),
  );
  return sought.split(" ").some((word) => words.some((other) => areAkin(word, other)));
};

const rankOf = (option: Option, sought: string) => {
  const label = folded(option.label);
  const others = [...namesOf(option).slice(1), ...(option.finds ?? [])].map(folded);
  if (label.startsWith(sought)) return 0;
  if (others.some((name) => name.startsWith(sought))) return 1;
  if (label.includes(` ${sought}`) || label.includes(`(${sought}`)) return 2;
  if ([label, ...others].some((name) => name.includes(sought))) return 3;
  return missed;
};
