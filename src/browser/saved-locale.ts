import { type Locale, localeNames, localeOf, locales, preferredLocale } from "#contract/locales.ts";
import { limits } from "#contract/limits.ts";

const languageCookie = "kyc_language";

/** The language of this visit: the address names it, else the saved one, else the browser's. */
export function firstLocale(): Locale {
  const named = localeOf(new URLSearchParams(location.search).get("locale"));
  return named ?? savedLocale() ?? preferredLocale(navigator.languages);
}

function savedLocale(): Locale | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${languageCookie}=`));
  return localeNames.find((name) => locales[name].wire === found?.slice(languageCookie.length + 1));
}

/** Stores a language for 30 days. */
export function saveLocale(locale: Locale): void {
  const seconds = limits.languageDays * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${languageCookie}=${locales[locale].wire}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
