import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { type Locale, localeNames, localeOf, locales, preferredLocale } from "#contract/locales.ts";
import { limits } from "#contract/limits.ts";

type Part = () => Promise<{ messages: Messages }>;

const entryParts: Record<Locale, Part> = {
  en: () => import("words:en/entry"),
  "zh-CN": () => import("words:zh-CN/entry"),
  "zh-TW": () => import("words:zh-TW/entry"),
};

const restParts: Record<Locale, Part> = {
  en: () => import("words:en/rest"),
  "zh-CN": () => import("words:zh-CN/rest"),
  "zh-TW": () => import("words:zh-TW/rest"),
};

const languageCookie = "kyc_language";
const loaded = new Map<Locale, "entry" | "all">();

export const i18n: I18n = setupI18n();

/** The language last asked for, whose words may still be on their way; and how much is wanted of each. */
let asked: Locale | undefined;
let wanted: "entry" | "all" = "entry";

/** The language of this visit. */
export function localeNow(): Locale {
  return asked ?? ((i18n.locale || "en") as Locale);
}

/** The language of this visit: the address names it, else the saved one, else the browser's. */
export function firstLocale(): Locale {
  const named = localeOf(new URLSearchParams(location.search).get("locale"));
  return named ?? savedLocale() ?? preferredLocale(navigator.languages);
}

function savedLocale(): Locale | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${languageCookie}=`));
  return localeNames.find((name) => locales[name].wire === found?.slice(languageCookie.length + 1));
}

/** Begins to speak a language; the words of the forms are fetched only when `all` is asked. */
export async function speak(locale: Locale, part: "entry" | "all" = wanted): Promise<void> {
  asked = locale;
  await fetchWords(locale, part);
  if (asked !== locale) return;
  i18n.activate(locale);
  if (typeof document !== "undefined") document.documentElement.lang = locales[locale].html;
}

/** Fetches the words of the forms before the first screen that needs them. */
export async function learnTheRest(): Promise<void> {
  wanted = "all";
  const locale = localeNow();
  if (loaded.get(locale) === "all") return;
  await fetchWords(locale, "all");
  if (localeNow() === locale) i18n.activate(locale);
}

/** Speaks a language from now on and remembers it for 30 days. */
export async function choose(locale: Locale): Promise<void> {
  const seconds = limits.languageDays * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${languageCookie}=${locales[locale].wire}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  await speak(locale);
}

async function fetchWords(locale: Locale, part: "entry" | "all"): Promise<void> {
  if (loaded.get(locale) === "all" || loaded.get(locale) === part) return;
  const parts = part === "all" ? [entryParts, restParts] : [entryParts];
  const fetched = await Promise.all(parts.map((of) => of[locale]()));
  i18n.load(locale, Object.assign({}, ...fetched.map((each) => each.messages)) as Messages);
  if (loaded.get(locale) !== "all") loaded.set(locale, part);
}
