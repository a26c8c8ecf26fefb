import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { type Locale, locales } from "#contract/locales.ts";
import { firstLocale, saveLocale } from "./saved-locale.ts";

/** A file of `locales`, compiled. */
export interface Catalogue {
  messages: Messages;
}

/** By path, as `import.meta.glob` gives them. */
type Catalogues = Readonly<Record<string, () => Promise<Catalogue>>>;

/** The languages of an app that loads all its catalogues at once. */
export function appLanguages(catalogues: Catalogues) {
  const i18n: I18n = setupI18n();

  const messagesOf = async (locale: Locale): Promise<Messages> => {
    const own = Object.keys(catalogues).filter((path) => path.includes(`/${locale}/`));
    const fetched = await Promise.all(own.map((path) => catalogues[path]!()));
    return Object.assign({}, ...fetched.map(({ messages }) => messages)) as Messages;
  };

  /** Loads and activates a language. */
  const activateLocale = async (locale: Locale): Promise<void> => {
    i18n.load(locale, await messagesOf(locale));
    i18n.activate(locale);
    document.documentElement.lang = locales[locale].html;
  };

  return {
    i18n,
    messagesOf,
    activateLocale,
    activateFirstLocale: () => activateLocale(firstLocale()),
    localeNow: (): Locale => (i18n.locale || "en") as Locale,
    /** Activates a language and stores it. */
    choose: async (locale: Locale): Promise<void> => {
      await activateLocale(locale);
      saveLocale(locale);
    },
  };
}
