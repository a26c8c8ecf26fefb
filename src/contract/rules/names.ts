import { stripUnseen } from "./characters.ts";

/** Forms of companies and their usual abbreviations. */
const forms: Readonly<Record<string, string>> = {
  limited: "ltd",
  incorporated: "inc",
  corporation: "corp",
  company: "co",
  private: "pte",
  the: "",
  and: "",
};

/** Beside a name, and no part of it. */
const titles = new Set(
  (
    "mr mrs ms miss mx mdm madam dr prof professor sir hon esq jp " +
    "solicitor barrister advocate lawyer attorney notary public accountant cpa fcpa acca llb llm ir " +
    "director chairman secretary manager officer ceo cfo"
  ).split(" "),
);
const ownTitles =
  /先生|女士|小姐|太太|夫人|博士|教授|律師|律师|公證人|公证人|會計師|会计师|醫生|医生/gu;

/** In signs; longer than any name that may be submitted. */
const longestName = 300;

const wordsIn = (name: string): string[] =>
  stripUnseen(name.slice(0, longestName))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(/['’.]/g, "")
    .replace(/(\p{Script=Han})/gu, " $1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (Object.hasOwn(forms, word) ? forms[word]! : word))
    .filter((word) => word !== "");

/**
 * A name as a bank, a register and a person may write it: without case, accents, punctuation and the spelling of the legal
 * form, once with its words in any order and once without spaces, wherever it begins. Han characters are compared one by one.
 */
export function nameKeys(name: string): string[] {
  const words = wordsIn(name);
  return words.length === 0
    ? []
    : [...new Set([words.toSorted().join(" "), turned(words.join(""))])];
}

/** Longer ones are no names that someone writes without spaces. */
const longest = 100;

/** The same for "chantaiman" and "taimanchan": the first of all turns by the order of the alphabet. */
function turned(text: string): string {
  if (text.length > longest) return text;
  let first = text;
  for (let at = 1; at < text.length; at += 1) {
    const turn = text.slice(at) + text.slice(0, at);
    if (turn < first) first = turn;
  }
  return first;
}

export function isSameName(one: string, other: string): boolean {
  const keys = nameKeys(one);
  return nameKeys(other).some((key) => keys.includes(key));
}

const known = new WeakMap<object, { name: string; keys: readonly string[] }>();

function keysOfRow(row: object, name: string): readonly string[] {
  const last = known.get(row);
  if (last?.name === name) return last.keys;
  const keys = nameKeys(name);
  known.set(row, { name, keys });
  return keys;
}

type Titled = readonly [row: object, name: string];

/** `isSameName` of the names of two rows; the keys of each are worked out once while its name is the same. */
export function areNamesakes(one: Titled, other: Titled): boolean {
  const keys = keysOfRow(...one);
  return keysOfRow(...other).some((key) => keys.includes(key));
}

/** As `nameKeys`, without titles and professions. */
export function personKeys(name: string): string[] {
  const words = wordsIn(name.replace(ownTitles, " ")).filter((word) => !titles.has(word));
  return nameKeys(words.join(" "));
}
