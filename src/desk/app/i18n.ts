import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { firstLocale, saveLocale } from "#browser/saved-locale.ts";
import { type Locale, locales } from "#contract/locales.ts";

const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../../locales/*/{login,form,pages,desk}.po",
);

export const i18n: I18n = setupI18n();

export const localeNow = (): Locale => (i18n.locale || "en") as Locale;

async function messagesOf(locale: Locale): Promise<Messages> {
  const parts = ["login", "form", "pages", "desk"].map((part) =>
    catalogues[`../../../locales/${locale}/${part}.po`]!(),
  );
  const fetched = await Promise.all(parts);
  return Object.assign({}, ...fetched.map(({ messages }) => messages)) as Messages;
}

/** Loads and activates a language. */
export async function activateLocale(locale: Locale): Promise<void> {
  i18n.load(locale, await messagesOf(locale));
  i18n.activate(locale);
  document.documentElement.lang = locales[locale].html;
}

export const activateFirstLocale = () => activateLocale(firstLocale());

export async function choose(locale: Locale): Promise<void> {
  await activateLocale(locale);
  saveLocale(locale);
}

const others = new Map<Locale, Promise<I18n>>();

/** The words of a language that is not the page's: what an applicant reads. */
export function wordsIn(locale: Locale): Promise<I18n> {
  const known = others.get(locale);
  if (known) return known;
  const loading = messagesOf(locale).then((messages) =>
    setupI18n({ locale, messages: { [locale]: messages } }),
  );
  others.set(locale, loading);
  return loading;
}
