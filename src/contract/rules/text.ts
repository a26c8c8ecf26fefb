import * as v from "valibot";
import { limits } from "../limits.ts";
import { control, isLatin, stripControls, stripZeroWidth } from "./characters.ts";
import { message } from "./facts.ts";

const lineBreak = /[\n\r\t\u2028\u2029]/;
/** That can be seen. */
const letterOrDigit = /(?!\p{DI})[\p{L}\p{N}]/u;
const halfCharacter = /\p{Cs}/u;

export const withoutControls = v.transform<string, string>(stripControls);

export const withoutZeroWidth = v.transform<string, string>(stripZeroWidth);

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

/** What a person writes to another, whose length a box counts as they type: at most so many characters, without control characters. */
export const written = (characters: number) =>
  v.pipe(v.string(), withoutControls, v.trim(), atMost(characters));

/** The same, and not empty. */
export const writtenNeeded = (characters: number) => v.pipe(written(characters), v.minLength(1));

/** Rejects -1 in any spelling, and punctuation alone. */
const isAnAnswer = (text: string) =>
  !/^[-\u2010-\u2015\u2212]\s*1$/.test(text.normalize("NFKC")) && letterOrDigit.test(text);

export function freeText(max: number = limits.textMax) {
  return v.pipe(typed, clean, oneLine, atMost(max), v.check(isAnAnswer, message("notAnAnswer")));
}

export function longTextOf(max: number = limits.textMax) {
  return v.pipe(typed, clean, atMost(max), v.check(isAnAnswer, message("notAnAnswer")));
}

/** A name has a letter. */
export const latinNameOr = (refusal: "latinOnly" | "latinBesideNative" | "latinLetters") =>
  v.pipe(
    freeText(),
    v.check((name) => /\p{L}/u.test(name), message("notAnAnswer")),
    v.check(isLatin, message(refusal)),
  );

/** Of a person. */
export const latinName = latinNameOr("latinOnly");
