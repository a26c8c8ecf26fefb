import { expect, test } from "vitest";
import { isSameName, personKeys } from "../rules/names.ts";

test.each([
  ["Chan Tai Man", "TAI-MAN Chan"],
  ["Chan Tai Man", "Ch\u200dan Tai Man"],
  ["Chan Tai Man", "ChanTaiMan"],
  ["Chan Tai Man", "Chan Taı Man"],
  ["Harbour Light Trading Limited", "Harbour-Light Trading Ltd."],
  ["陳大文", "陳 大文"],
])("%s is the same name as %s", (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ["Constructor Limited", "toString Limited"],
  ["Chan Tai Man", "Chan Siu Man"],
  ["Chan Tai Man", "Mr Chan Tai Man"],
  ["", "-"],
])("%s is another name than %s", (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

test.each([
  ["Chan Tai Man", "Mr Chan Tai Man", true],
  ["Chan Tai Man", "Dr. Chan Taiman, Solicitor", true],
  ["Chan Tai Man", "Ir Chan Tai Man, Director", true],
  ["Chan Tai Man", "Chan Tai Man, FCPA", true],
  ["陳大文", "陳大文先生", true],
  ["Mr", "Dr", false],
  ["Chan Tai Man", "Mr Chan", false],
])("%s and %s: the same person by name: %s", (one, other, isSame) => {
  expect(personKeys(one).some((key) => personKeys(other).includes(key))).toBe(isSame);
});
