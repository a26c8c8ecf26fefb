import { brands } from "#contract/brands.ts";
import { commonWords } from "./common-words.ts";

const ownWords = Object.values(brands).map(({ name }) => name.toLowerCase());
const disguises: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/**
 * NIST SP 800-63B-4, 3.1.1.2: a common word with digits and symbols around it, few different characters, or
 * words of the address and the brands.
 */
export function isTooCommon(password: string, email: string): boolean {
  const lower = password.normalize("NFKC").toLowerCase();
  if (new Set(lower).size < 5 || isSequence(lower)) return true;
  const forms = [lower, undisguised(bare(lower)), undisguised(lower)];
  const words = forms.flatMap((form) => [bare(form), letters(form)]);
  if (words.some((word) => commonWords.has(word) || commonWords.has(half(word)))) return true;
  const context = [...ownWords, ...wordsOf(email)];
  return forms.some((form) => context.some((word) => letters(form).includes(word)));
}

const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
const undisguised = (text: string) => [...text].map((char) => disguises[char] ?? char).join("");

/** `monkeymonkey` becomes `monkey`. */
function half(word: string): string {
  const front = word.slice(0, word.length / 2);
  return front + front === word ? front : word;
}

/** `abcdefgh12`, `98765432`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((char) => char.codePointAt(0)!);
  const steps = codes.slice(1).map((code, at) => code - codes[at]!);
  return steps.filter((step) => Math.abs(step) <= 1).length >= steps.length - 1;
}

/** Local part and first domain label, four letters or more. */
function wordsOf(email: string): string[] {
  const at = email.lastIndexOf("@");
  const company = email.slice(at + 1).split(".", 1)[0]!;
  return [email.slice(0, at), company]
    .map((part) => letters(part.toLowerCase()))
    .filter((word) => word.length >= 4);
}
