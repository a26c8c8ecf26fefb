import { type Locale, locales } from "#contract/locales.ts";
import { zone } from "#contract/zone.ts";

const hour = 3_600_000;
const hoursPerDay = 24;

/** YYYY-MM-DD of a moment, in the zone of the desk. */
export const dayOf = (moment: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(moment);

/** "3 days", "5 hours", short. */
export function spanSince(moment: number, now: number, locale: Locale): string {
  const hours = Math.max(0, Math.floor((now - moment) / hour));
  const isDays = hours >= hoursPerDay;
  return new Intl.NumberFormat(locales[locale].intl, {
    style: "unit",
    unit: isDays ? "day" : "hour",
    unitDisplay: "short",
  }).format(isDays ? Math.floor(hours / hoursPerDay) : hours);
}
