import type { AllAnswers } from "../questions/answers.ts";

/** In any order, with any capitals, accents, spaces or dashes. */
function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const isReordered = words.toSorted().join(" ") === others.toSorted().join(" ");
  if (words.length === 0) return false;
  return isReordered || words.join("") === others.join("");
}

const wordsIn = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether an individual signed in another name than those in the own answers. False for an institution. */
export function isOtherSigner(signer: string, answers: AllAnswers): boolean {
  const own = answers["personalInformation"];
  if (!own) return false;
  const answer = (name: string) => (typeof own[name] === "string" ? own[name] : "");
  const [first, middle, last] = [answer("firstName"), answer("middleName"), answer("lastName")];
  const names = [`${first} ${last}`, `${first} ${middle} ${last}`, answer("nativeName")];
  return !names.some((name) => isSameName(signer, name));
}
