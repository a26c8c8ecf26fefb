import { setupI18n, type I18n } from "@lingui/core";
import { appLanguages, type Catalogue } from "#browser/app-languages.ts";
import type { Locale } from "#contract/locales.ts";

const languages = appLanguages(
  import.meta.glob<Catalogue>("../../../locales/*/{login,form,pages,desk}.po"),
);
export const { i18n, localeNow, activateLocale, activateFirstLocale, choose } = languages;

const others = new Map<Locale, Promise<I18n>>();

/** The words of a language that is not the page's: what an applicant reads. */
export function wordsIn(locale: Locale): Promise<I18n> {
  const known = others.get(locale);
  if (known) return known;
  const loading = languages
    .messagesOf(locale)
    .then((messages) => setupI18n({ locale, messages: { [locale]: messages } }));
  others.set(locale, loading);
  return loading;
}
