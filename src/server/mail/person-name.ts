import { masked } from "../accounts/masked.ts";

const most = 50;

/** As in "Harbour 88 (HK) Limited"; a telephone number has more. */
const mostDigits = 4;

/**
 * A name for readers who may not know the person: letters, marks, abbreviations, brackets and a few digits, so
 * that it can carry neither a link nor a telephone number. Falls back to the masked address.
 */
export function nameForStrangers(name: string, email: string): string {
  const isLong = (name.match(/\p{N}/gu)?.length ?? 0) > mostDigits;
  const letters = name
    .normalize("NFC")
    .replaceAll(/\p{DI}/gu, "")
    .replaceAll(/\p{N}/gu, (digit) => (isLong ? " " : digit))
    .replaceAll(/[^\p{L}\p{M}\p{N}'’.()（）-]+|(?<=[\p{L}\p{M}]{4})\./gu, " ")
    .replaceAll(/(?<=\p{M}{3})\p{M}/gu, "")
    .replaceAll(/\.(?=\S)/g, ". ")
    .replaceAll(/ +/g, " ");
  const short = [...letters.trim()].slice(0, most).join("").trim();
  return /\p{L}/u.test(short) ? short : masked(email);
}
