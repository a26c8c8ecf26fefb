import * as v from "valibot";
import { limits } from "../limits.ts";
import { message } from "./facts.ts";

/**
 * Invisible and bidirectional control characters. ZWNJ and ZWJ (U+200C, U+200D) are allowed: some scripts
 * need them.
 */
export const control =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const lineBreak = /[\n\r\t\u2028\u2029]/;
/** That can be seen. */
const letterOrDigit = /(?!\p{DI})[\p{L}\p{N}]/u;
const halfCharacter = /\p{Cs}/u;

/** For texts that are pasted: the database refuses NUL, and a reader sees none of the others. */
export const stripControls = (text: string): string => text.replace(new RegExp(control, "g"), "");
export const withoutControls = v.transform<string, string>(stripControls);

/** Not seen and not needed by any script: zero-width space, word joiner, byte order mark and soft hyphen. */
const zeroWidth = /[\u00ad\u200b\u2060\ufeff]/g;
export const stripZeroWidth = (text: string): string => text.replace(zeroWidth, "");
export const withoutZeroWidth = v.transform<string, string>(stripZeroWidth);

/** An answer as it is kept: pasted texts often bring characters that cannot be seen. */
export function asKept<Answer>(answer: Answer): Answer {
  if (typeof answer === "string") return stripZeroWidth(answer) as Answer;
  if (Array.isArray(answer)) return answer.map(asKept) as Answer;
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, asKept(part as unknown)]),
  ) as Answer;
}

const typed = v.pipe(
  v.string(message("required")),
  withoutZeroWidth,
  v.trim(),
  v.minLength(1, message("required")),
);
export const clean = v.check<string, string>(
  (text) => !control.test(text) && !halfCharacter.test(text),
  message("controlCharacters"),
);
const oneLine = v.check<string, string>(
  (text) => !lineBreak.test(text),
  message("controlCharacters"),
);

export function lengthOf(text: string): number {
  return [...text].length;
}

export function atMost(characters: number) {
  return v.check<string, string>(
    (text) => lengthOf(text) <= characters,
    message("tooLong", { max: characters }),
  );
}

/** Rejects -1 in any spelling, and punctuation alone. */
const isAnAnswer = (text: string) =>
  !/^[-\u2010-\u2015\u2212]\s*1$/.test(text.normalize("NFKC")) && letterOrDigit.test(text);

export function freeText(max: number = limits.textMax) {
  return v.pipe(typed, clean, oneLine, atMost(max), v.check(isAnAnswer, message("notAnAnswer")));
}

export function longTextOf(max: number = limits.textMax) {
  return v.pipe(typed, clean, atMost(max), v.check(isAnAnswer, message("notAnAnswer")));
}

/** Latin letters and the marks of transliterations. */
export const latinName = v.pipe(
  freeText(),
  v.check(
    (text) => !/\p{L}/u.test(text.replace(/[\p{Script=Latin}\u02b9-\u02bf]/gu, "")),
    message("latinOnly"),
  ),
);
