/** The promise of product.md to applicants. */
export const replyDays = 5;

/** General holidays of Hong Kong that fall on a weekday, as gazetted; the walks have a line of Hong Kong in every case. */
const holidays = new Set(
  `2026-12-25 2027-01-01 2027-02-08 2027-02-09 2027-03-26 2027-03-29 2027-04-05 2027-05-13
   2027-06-09 2027-07-01 2027-09-16 2027-10-01 2027-10-08 2027-12-27`.split(/\s+/),
);

const dayMs = 86_400_000;
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function isWorkingDay(ms: number): boolean {
  const weekday = new Date(ms).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(textOf(ms));
}

/** The day in Hong Kong. */
export const todayIn = (now: Date): string => textOf(now.getTime() + 8 * 3_600_000);

/** The working days after one day up to another, in their order. */
function* workingDaysAfter(day: string, last?: string): Generator<string> {
  const end = last === undefined ? Infinity : Date.parse(last);
  for (let ms = Date.parse(day) + dayMs; ms <= end; ms += dayMs)
    if (isWorkingDay(ms)) yield textOf(ms);
}

export const workingDaysUntil = (today: string, due: string): number =>
  [...workingDaysAfter(today, due)].length;

export function dueAfter(today: string, days: number): string {
  let left = days;
  for (const day of workingDaysAfter(today)) if (--left === 0) return day;
  throw new Error("no working day");
}
