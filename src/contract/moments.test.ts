import { expect, test } from "vitest";
import { localeNames } from "#contract/locales.ts";
import { formatMoment, formatTime } from "#contract/moments.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";

test("a moment is a day and a time with its zone; Chinese puts no space between them", async () => {
  const all = await Promise.all(localeNames.map(wordsIn));
  const at = Date.UTC(2026, 10, 22, 8, 27);
  expect(all.map(({ i18n }) => [formatMoment(at, i18n), formatTime(at, i18n)])).toEqual([
    ["22 November 2026, 16:27 HKT", "16:27 HKT"],
    ["2026年11月22日16:27（香港时间）", "16:27（香港时间）"],
    ["2026年11月22日16:27（香港時間）", "16:27（香港時間）"],
  ]);
});
