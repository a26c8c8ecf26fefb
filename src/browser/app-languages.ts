import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Locale } from "#contract/locales.ts";
import { languageIn } from "./language.ts";
import { firstLocale } from "./saved-locale.ts";

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

  const choice = languageIn(i18n, async (locale) => {
    i18n.load(locale, await messagesOf(locale));
  });

  return {
    ...choice,
    i18n,
    messagesOf,
    activateFirstLocale: () => choice.activateLocale(firstLocale()),
  };
}
