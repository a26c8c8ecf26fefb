import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { browserBy, type Owner, withMarkOf } from "#server/sessions/known-browsers.ts";

const key = randomBytes(32);
const noon = new Date("2026-11-20T12:00:00Z");
const owner = (name: string): Owner => ({ emailKey: Buffer.from(name), passwordHash: name });
const known = (marks: string, names: string) =>
  [...names].filter((name) => browserBy(key, owner(name), marks, noon) !== null).join("");
const cameIn = (marks: string, names: string) =>
  [...names].reduce((kept, name) => withMarkOf(key, owner(name), kept, noon), marks);

test("EB13 a browser is known by the last four owners who came in, each of them once", () => {
  const two = cameIn("", "ababab");
  expect([known(two, "abc"), two.split("~").length]).toEqual(["ab", 2]);
  expect(known(cameIn("", "abcd"), "abcde")).toEqual("abcd");
  expect(known(cameIn("", "abcdae"), "abcde")).toEqual("acde");
});

test("EB13 no more than four marks are looked at, and nothing but a mark is one", () => {
  const [mark, made] = [cameIn("", "a"), "x.y.z"];
  expect(known([made, made, made, mark].join("~"), "a")).toEqual("a");
  expect(known([made, made, made, made, mark].join("~"), "a")).toEqual("");
  expect(cameIn("", "a").length * 4).toBeLessThan(1000);
});
