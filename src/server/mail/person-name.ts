import { masked } from "../accounts/masked.ts";

const most = 50;

/**
 * A name for readers who may not know the person: letters, marks and abbreviations only, so that it cannot
 * carry a link. Falls back to the masked address.
 */
export function nameForStrangers(name: string, email: string): string {
  const letters = name
    .normalize("NFC")
    .replaceAll(/\p{DI}/gu, "")
    .replaceAll(/[^\p{L}\p{M}'’.-]+|(?<=[\p{L}\p{M}]{4})\./gu, " ")
    .replaceAll(/(?<=\p{M}{3})\p{M}/gu, "")
    .replaceAll(/\.(?=\S)/g, ". ")
    .replaceAll(/ +/g, " ");
  const short = [...letters.trim()].slice(0, most).join("").trim();
  return /\p{L}/u.test(short) ? short : masked(email);
}
