import { type LineId, lineOf } from "../business-lines.ts";
import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import { limits } from "../limits.ts";

type Region = "HK" | "SG";

interface Holidays extends Edition, Record<Region, readonly string[]> {}

/** Public holidays of the review team; weekends are not listed. */
export const holidays: Editions<Holidays> = [
  {
    version: "2026-11-20",
    HK: [
      "2026-12-25",
      "2026-12-26",
      "2027-01-01",
      "2027-02-06",
      "2027-02-08",
      "2027-02-09",
      "2027-03-26",
      "2027-03-27",
      "2027-03-29",
      "2027-04-05",
      "2027-05-01",
      "2027-05-13",
      "2027-06-09",
      "2027-07-01",
      "2027-09-16",
      "2027-10-01",
      "2027-10-08",
      "2027-12-25",
      "2027-12-27",
    ],
    SG: [
      "2026-12-25",
      "2027-01-01",
      "2027-02-06",
      "2027-02-08",
      "2027-03-10",
      "2027-03-26",
      "2027-05-01",
      "2027-05-17",
      "2027-05-20",
      "2027-08-09",
      "2027-10-28",
      "2027-12-25",
    ],
  },
];

export const holidaysSources: Sources = {
  "2026-11-20":
    "Product default for 2026 and 2027; Compliance replaces it with the lists the governments publish",
};

/** The reply date (YYYY-MM-DD) of an application submitted on `from`. */
export const replyDay = (from: string, lines: readonly LineId[]): string =>
  afterWorkingDays(from, limits.replyWorkingDays, regionOf(lines));

/** Holidays of Singapore count only when every line is Singaporean. */
export const regionOf = (lines: readonly LineId[]): Region =>
  lines.every((line) => lineOf(line).region === "SG") ? "SG" : "HK";

/** The day on which the last of `days` working days falls, by the holidays known on `from`. */
export function afterWorkingDays(from: string, days: number, region: Region): string {
  const isFree = freeDays(from, region);
  let day = from;
  let left = days;
  while (left > 0) {
    day = dayBeside(day, 1);
    if (!isFree(day)) left -= 1;
  }
  return day;
}

/** How many working days are left on `from` until `to`; 0 when it has passed. */
export function workingDaysLeft(from: string, to: string, region: Region): number {
  const isFree = freeDays(from, region);
  let left = 0;
  for (let day = from; day < to;) {
    day = dayBeside(day, 1);
    if (!isFree(day)) left += 1;
  }
  return left;
}

/** The last day before `on` since when more than `days` working days have begun. */
export function beforeWorkingDays(on: string, days: number, region: Region): string {
  const isFree = freeDays(on, region);
  let day = on;
  for (let left = days + 1; left > 0; day = dayBeside(day, -1)) if (!isFree(day)) left -= 1;
  return day;
}

function freeDays(on: string, region: Region) {
  const free = inForce(holidays, on)[region];
  return (day: string) =>
    [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || free.includes(day);
}

function dayBeside(day: string, by: 1 | -1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}
