import { zone } from "#contract/moments.ts";

const days = new Intl.DateTimeFormat("en-CA", { timeZone: zone });

/** YYYY-MM-DD in Hong Kong; documents and answers are judged by this day. */
export const todayOf = (moment: Date): string => days.format(moment);
