import { zone } from "#contract/zone.ts";

/** Tests replace it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondsAfter = (from: Date, seconds: number): Date =>
  new Date(from.getTime() + seconds * 1000);
export const minutesAfter = (from: Date, minutes: number): Date => secondsAfter(from, minutes * 60);
export const hoursAfter = (from: Date, hours: number): Date => minutesAfter(from, hours * 60);
export const daysAfter = (from: Date, days: number): Date => hoursAfter(from, days * 24);

export const hourBefore = (to: Date): Date => hoursAfter(to, -1);

/** Whole seconds, at least one. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

const days = new Intl.DateTimeFormat("en-CA", { timeZone: zone });

/** YYYY-MM-DD in Hong Kong; documents and answers are judged by this day. */
export const todayOf = (moment: Date): string => days.format(moment);
