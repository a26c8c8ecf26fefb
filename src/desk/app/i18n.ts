import { setupI18n, type I18n } from "@lingui/core";
import { appLanguages, type Catalogue } from "#browser/app-languages.ts";
import type { Locale } from "#contract/locales.ts";

const languages = appLanguages(
  import.meta.glob<Catalogue>("../../../locales/*/{login,form,pages,desk}.po"),
);
export const { i18n, localeNow, activateLocale, activateFirstLocale, choose } = languages;

/** The words of a language that is not the page's: what an applicant reads. */
export async function wordsIn(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await languages.messagesOf(locale) } });
}
