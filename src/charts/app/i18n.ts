import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { firstLocale, saveLocale } from "#browser/saved-locale.ts";
import { type Locale, locales } from "#contract/locales.ts";

const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../../locales/*/{login,form,charts}.po",
);

export const i18n: I18n = setupI18n();

export const localeNow = (): Locale => (i18n.locale || "en") as Locale;

/** Loads and activates a language. */
export async function activateLocale(locale: Locale): Promise<void> {
  const parts = ["login", "form", "charts"].map((part) =>
    catalogues[`../../../locales/${locale}/${part}.po`]!(),
  );
  const fetched = await Promise.all(parts);
  i18n.load(locale, Object.assign({}, ...fetched.map(({ messages }) => messages)) as Messages);
  i18n.activate(locale);
  document.documentElement.lang = locales[locale].html;
}

export const activateFirstLocale = () => activateLocale(firstLocale());

export async function choose(locale: Locale): Promise<void> {
  await activateLocale(locale);
  saveLocale(locale);
}
