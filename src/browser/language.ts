import type { I18n } from "@lingui/core";
import { type Locale, locales } from "#contract/locales.ts";
import { saveLocale } from "./saved-locale.ts";

/** The language of an app; `load` puts its messages into `i18n`. The language requested last wins, whichever is loaded first. */
export function languageIn<Part = never>(
  i18n: I18n,
  load: (locale: Locale, part?: Part) => Promise<void>,
) {
  let latest: { locale: Locale } | undefined;

  /** Gives whether the language is shown: not where another was requested since. Rejects if it could not be loaded; then the language stays. */
  const activateLocale = async (locale: Locale, part?: Part): Promise<boolean> => {
    const request = { locale };
    latest = request;
    try {
      await load(locale, part);
    } catch (error) {
      if (latest !== request) return false;
      latest = undefined;
      throw error;
    }
    if (latest !== request) return false;
    i18n.activate(locale);
    if (typeof document !== "undefined") document.documentElement.lang = locales[locale].html;
    return true;
  };

  return {
    /** The language requested last; its messages may still be loading. */
    localeNow: (): Locale => latest?.locale ?? ((i18n.locale || "en") as Locale),
    activateLocale,
    /** Activates a language and stores it for 30 days. */
    choose: async (locale: Locale): Promise<void> => {
      if (await activateLocale(locale)) saveLocale(locale);
    },
  };
}
