import { zone } from "#contract/moments.ts";

const days = new Intl.DateTimeFormat("en-CA", { timeZone: zone });

/** The calendar day in Hong Kong, YYYY-MM-DD: the day by which documents and answers are judged. */
export const todayOf = (moment: Date): string => days.format(moment);
