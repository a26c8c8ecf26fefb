import { masked } from "../accounts/masked.ts";

const most = 50;

/**
 * Somebody's name as it is told to people who may not know them: letters and the marks of names on one
 * short line, with a full stop after an initial or a title alone. Links, figures, breaks, signs and what is
 * not seen are left out, so that what somebody sends by our mail leads nowhere; fifty letters of their own
 * choice it still is. Where nothing is left, the masked address stands for it.
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
