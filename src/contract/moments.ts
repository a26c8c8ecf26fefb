import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { type Locale, locales } from "./locales.ts";
import { zone } from "./zone.ts";

const inZone = msg`{time} HKT`;

/** 14:32 HKT. */
export function formatTime(moment: Date | number, i18n: I18n): string {
  const time = plainTime(moment, i18n.locale as Locale);
  return i18n._(inZone.id, { time }, { message: inZone.message ?? "" });
}

/** 20 November 2026, 14:32 HKT. */
export function formatMoment(moment: Date | number, i18n: I18n): string {
  const day = new Intl.DateTimeFormat(locales[i18n.locale as Locale].intl, {
    timeZone: zone,
    dateStyle: "long",
  }).format(moment);
  return `${day}${i18n.locale === "en" ? ", " : ""}${formatTime(moment, i18n)}`;
}

const yearOf = (moment: Date | number) =>
  new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric" }).format(moment);

/** 20 Nov; told what is now, 20 Nov 2025 where that is another year. */
export function shortDay(moment: Date | number, locale: Locale, now = moment): string {
  return new Intl.DateTimeFormat(locales[locale].intl, {
    timeZone: zone,
    day: "numeric",
    month: "short",
    ...(yearOf(moment) === yearOf(now) ? {} : { year: "numeric" }),
  }).format(moment);
}

export function shortDayOf(day: string, locale: Locale): string {
  return shortDay(new Date(`${day}T12:00:00Z`), locale);
}

const clocks = new Map<Locale, Intl.DateTimeFormat>();

function plainTime(moment: Date | number, locale: Locale): string {
  const known = clocks.get(locale);
  const clock =
    known ??
    new Intl.DateTimeFormat(locales[locale].intl, {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  clocks.set(locale, clock);
  return clock.format(moment);
}

export function formatList(items: readonly string[], locale: Locale): string {
  return items.join(locale === "en" ? ", " : "、");
}

export const formatPercent = (percent: string): string => `${percent}%`;
