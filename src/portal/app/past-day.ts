import type { Locale } from "#contract/locales.ts";
import { shortDay } from "#contract/moments.ts";

/** 20 Nov; with the year where that is not this one. */
export const pastDay = (moment: Date | number, locale: string): string =>
  shortDay(moment, locale as Locale, Date.now());
