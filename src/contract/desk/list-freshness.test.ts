import { expect, test } from "vitest";
import { ageOf } from "./list-freshness.ts";

test.each([
  ["countryLists", "2026-06-01", "2026-10-09", 130, false],
  ["countryLists", "2026-06-01", "2026-10-10", 131, true],
  ["rates", "2026-11-19", "2026-11-26", 7, false],
  ["rates", "2026-11-19", "2026-11-27", 8, true],
  ["rates", "2026-11-19", "2026-11-01", 0, false],
] as const)("%s of %s on %s are %i days old", (list, version, on, days, isStale) => {
  expect(ageOf(list, [{ version }], on)).toEqual({ list, version, days, is_stale: isStale });
});
