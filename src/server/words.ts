import { setupI18n, type I18n, type MessageDescriptor, type Messages } from "@lingui/core";
import { messages as enEntry } from "words:en/entry";
import { messages as enRest } from "words:en/rest";
import { messages as cnEntry } from "words:zh-CN/entry";
import { messages as cnRest } from "words:zh-CN/rest";
import { messages as twEntry } from "words:zh-TW/entry";
import { messages as twRest } from "words:zh-TW/rest";
import { locales, localeNames, localeOf, preferredLocale, type Locale } from "#contract/locales.ts";

const spoken: Record<Locale, Messages> = {
  en: { ...enEntry, ...enRest },
  "zh-CN": { ...cnEntry, ...cnRest },
  "zh-TW": { ...twEntry, ...twRest },
};

const speakers = Object.fromEntries(
  localeNames.map((locale) => [
    locale,
    setupI18n({ locale, messages: { [locale]: spoken[locale] } }),
  ]),
) as Record<Locale, I18n>;

/** Speaks a language, for what formats more than one message. */
export function speakerOf(locale: Locale): I18n {
  return speakers[locale];
}

/** Says a message of the contract in a language, with the figures its words need. */
export function say(
  locale: Locale,
  words: MessageDescriptor,
  params: Record<string, string | number> = {},
): string {
  return speakers[locale]._(
    words.id,
    { ...words.values, ...params },
    words.message === undefined ? {} : { message: words.message },
  );
}

export const languageCookie = "kyc_language";

/** The language of a call: its language header, else the saved one, else English. */
export function localeOfCall(header: string | undefined, cookie: string | undefined): Locale {
  return header === undefined ? (savedLocale(cookie) ?? "en") : preferredLocale(header.split(","));
}

/** The language of a page: the address names it, else the saved one, else the browser's. */
export function localeOfPage(
  named: string | null,
  cookie: string | undefined,
  header: string | undefined,
): Locale {
  return localeOf(named) ?? savedLocale(cookie) ?? preferredLocale((header ?? "").split(","));
}

const savedLocale = (cookie: string | undefined): Locale | undefined =>
  localeNames.find((name) => locales[name].wire === cookie);
