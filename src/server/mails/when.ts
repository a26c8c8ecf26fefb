import { zone } from "#contract/moments.ts";

/** The calendar day in Hong Kong, YYYY-MM-DD: the day by which documents and answers are judged. */
export function todayOf(moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(moment);
}
