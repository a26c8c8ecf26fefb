import { expect, test } from "vitest";
import { levelOf, type Sample } from "./level.ts";

const sampled = (bytesAt: (seconds: number) => number): Sample[] =>
  Array.from({ length: 100 }, (_, seconds) => {
    const others = { descriptors: 40, sessions: 5, connections: 20 };
    return { seconds, bytes: bytesAt(seconds), ...others };
  });

test("memory that grows after the warm-up is found, and what the warm-up took is not counted", () => {
  const grown = sampled((seconds) => (seconds < 50 ? 10_000 : 1000 + seconds));
  expect(levelOf(grown, "bytes", 50)).toEqual({ begin: 1054, end: 1094, anHour: 3600 });
});

test("one sample far above the others changes nothing", () => {
  const level = sampled((seconds) => (seconds === 98 ? 90_000 : 1000));
  expect(levelOf(level, "bytes", 20)).toMatchObject({ begin: 1000, end: 1000 });
  expect(levelOf(level, "descriptors", 20)).toEqual({ begin: 40, end: 40, anHour: 0 });
});
