/** Days on which the review team of a region does not work, beyond Saturdays and Sundays. */
export const holidays = {
  version: "2026-11-20",
  source:
    "Product default for 2026 and 2027; Compliance replaces it with the lists the governments publish",
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
} as const;

/** Takes a day (YYYY-MM-DD) and a number of working days; gives the day on which the last of them falls. */
export function afterWorkingDays(from: string, days: number, region: "HK" | "SG"): string {
  const free: readonly string[] = holidays[region];
  const day = new Date(`${from}T00:00:00Z`);
  let left = days;
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!weekend && !free.includes(day.toISOString().slice(0, 10))) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
