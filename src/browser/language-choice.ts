import type { I18n } from "@lingui/core";
import { type Locale, locales } from "#contract/locales.ts";
import { saveLocale } from "./saved-locale.ts";

/** The language of an app; `load` puts its messages into `i18n`. The language requested last wins, whichever is loaded first. */
export function languageChoice<Part = never>(
  i18n: I18n,
  load: (locale: Locale, part?: Part) => Promise<void>,
) {
  let requested: Locale | undefined;

  /** Of this visit; its messages may still be loading. */
  const localeNow = (): Locale => requested ?? ((i18n.locale || "en") as Locale);

  /** Loads and activates a language. If its messages cannot be loaded, the language stays. */
  const activateLocale = async (locale: Locale, part?: Part): Promise<void> => {
    const before = requested;
    requested = locale;
    await load(locale, part).catch((error: unknown) => {
      if (requested === locale) requested = before;
      throw error;
    });
    if (requested !== locale) return;
    i18n.activate(locale);
    if (typeof document !== "undefined") document.documentElement.lang = locales[locale].html;
  };

  return {
    localeNow,
    activateLocale,
    /** Activates a language and stores it for 30 days. */
    choose: async (locale: Locale): Promise<void> => {
      await activateLocale(locale);
      if (requested === locale) saveLocale(locale);
    },
  };
}
