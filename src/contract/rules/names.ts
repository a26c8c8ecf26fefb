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

/**
 * A name as a bank, a register and a person may write it: without case, accents, punctuation, the order of its words, and the
 * spelling of the legal form. Han characters are compared one by one.
 */
export function plainName(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/(\p{Script=Han})/gu, " $1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (Object.hasOwn(forms, word) ? forms[word]! : word))
    .filter((word) => word !== "");
  return words.toSorted().join(" ");
}

export function isSameName(one: string, other: string): boolean {
  const plain = plainName(one);
  return plain !== "" && plain === plainName(other);
}
