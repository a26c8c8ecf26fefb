import { setupI18n, type I18n, type MessageDescriptor, type Messages } from "@lingui/core";
import { locales, localeNames, localeOf, preferredLocale, type Locale } from "#contract/locales.ts";

const catalogues = Object.entries(
  import.meta.glob<Messages>("../../locales/*/*.po", { eager: true, import: "messages" }),
);

const messagesOf = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...catalogues.filter(([path]) => path.includes(`/${locale}/`)).map(([, messages]) => messages),
  ) as Messages;

const instances = Object.fromEntries(
  localeNames.map((locale) => [
    locale,
    setupI18n({ locale, messages: { [locale]: messagesOf(locale) } }),
  ]),
) as Record<Locale, I18n>;

export function i18nFor(locale: Locale): I18n {
  return instances[locale];
}

export function translate(
  locale: Locale,
  words: MessageDescriptor,
  params: Record<string, string | number> = {},
): string {
  return instances[locale]._(
    words.id,
    { ...words.values, ...params },
    words.message === undefined ? {} : { message: words.message },
  );
}

/** A value after what it is. */
export const labelled = (locale: string, label: string, value: string): string =>
  `${label}${locale === "en" ? ": " : "："}${value}`;

export const languageCookie = "kyc_language";

/** Header, else cookie, else English. */
export function localeOfCall(header: string | undefined, cookie: string | undefined): Locale {
  return header === undefined ? (savedLocale(cookie) ?? "en") : preferredLocale(header.split(","));
}

/** Query, else cookie, else browser. */
export function localeOfPage(
  named: string | null,
  cookie: string | undefined,
  header: string | undefined,
): Locale {
  return localeOf(named) ?? savedLocale(cookie) ?? preferredLocale((header ?? "").split(","));
}

const savedLocale = (cookie: string | undefined): Locale | undefined =>
  localeNames.find((name) => locales[name].wire === cookie);
