import { expect, test } from "vitest";
import { localeNames } from "#contract/locales.ts";
import { formatMoment, formatTime, shortDay } from "#contract/moments.ts";
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

test("a short day has its year where that is another one", () => {
  const now = Date.UTC(2026, 11, 1);
  const days = [Date.UTC(2026, 0, 1), Date.UTC(2025, 9, 13), Date.UTC(2031, 10, 30)];
  expect(days.map((day) => shortDay(day, "en", now))).toEqual([
    "1 Jan",
    "13 Oct 2025",
    "30 Nov 2031",
  ]);
  expect(shortDay(days[1]!, "zh-TW", now)).toBe("2025年10月13日");
});
