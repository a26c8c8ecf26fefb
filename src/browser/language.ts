import type { I18n } from "@lingui/core";
import { type Locale, locales } from "#contract/locales.ts";
import { saveLocale } from "./saved-locale.ts";

/** The language of an app; `load` puts its messages into `i18n`. The language requested last wins, whichever is loaded first. */
export function languageIn<Part = never>(
  i18n: I18n,
  load: (locale: Locale, part?: Part) => Promise<void>,
) {
  let latest: { locale: Locale } = { locale: "en" };

  /** Loads a language and shows it, unless another was requested since. Rejects if it could not be loaded; then the language stays. */
  const activateLocale = async (locale: Locale, part?: Part): Promise<void> => {
    const request = { locale };
    latest = request;
    await load(locale, part).catch((error: unknown) => {
      if (latest !== request) return;
      latest = { locale: (i18n.locale || "en") as Locale };
      throw error;
    });
    if (latest !== request) return;
    i18n.activate(locale);
    if (typeof document !== "undefined") document.documentElement.lang = locales[locale].html;
  };

  return {
    /** The language requested last; its messages may still be loading. */
    localeNow: () => latest.locale,
    activateLocale,
    /** Activates a language and stores it for 30 days. */
    choose: async (locale: Locale): Promise<void> => {
      await activateLocale(locale);
      if (latest.locale === locale) saveLocale(locale);
    },
  };
}
