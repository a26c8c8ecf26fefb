import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { type Locale, localeNames, localeOf, locales, preferredLocale } from "#contract/locales.ts";
import { limits } from "#contract/limits.ts";

type Part = () => Promise<{ messages: Messages }>;

const entryParts: Record<Locale, Part> = {
  en: () => import("words:en/entry"),
  "zh-CN": () => import("words:zh-CN/entry"),
  "zh-TW": () => import("words:zh-TW/entry"),
};

const formParts: Record<Locale, Part> = {
  en: () => import("words:en/form"),
  "zh-CN": () => import("words:zh-CN/form"),
  "zh-TW": () => import("words:zh-TW/form"),
};

const otherParts: Record<Locale, Part> = {
  en: () => import("words:en/others"),
  "zh-CN": () => import("words:zh-CN/others"),
  "zh-TW": () => import("words:zh-TW/others"),
};

/** What is spoken: the login page alone, the institutional form too, every page. */
type Reach = "entry" | "form" | "all";

const partsOf: Record<Reach, readonly Record<Locale, Part>[]> = {
  entry: [entryParts],
  form: [entryParts, formParts],
  all: [entryParts, formParts, otherParts],
};

const languageCookie = "kyc_language";
const loaded = new Map<Locale, Reach>();

export const i18n: I18n = setupI18n();

/** The language last asked for, whose words may still be on their way; and how much is wanted of each. */
let asked: Locale | undefined;
let wanted: Reach = "entry";

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

/** Begins to speak a language, as far as pages have asked so far. */
export async function speak(locale: Locale, reach: Reach = wanted): Promise<void> {
  asked = locale;
  await fetchWords(locale, reach);
  if (asked !== locale) return;
  i18n.activate(locale);
  if (typeof document !== "undefined") document.documentElement.lang = locales[locale].html;
}

/** Fetches the words of a screen before it is drawn. */
export async function learn(reach: "form" | "all"): Promise<void> {
  if (wanted !== "all") wanted = reach;
  const locale = localeNow();
  if (speaks(locale, reach)) return;
  await fetchWords(locale, reach);
  if (localeNow() === locale) i18n.activate(locale);
}

/** Speaks a language from now on and remembers it for 30 days. */
export async function choose(locale: Locale): Promise<void> {
  const seconds = limits.languageDays * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${languageCookie}=${locales[locale].wire}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  await speak(locale);
}

/** Whether the words of a reach are here: each reach holds all parts of the one before. */
function speaks(locale: Locale, reach: Reach): boolean {
  const known = loaded.get(locale);
  return known !== undefined && partsOf[known].length >= partsOf[reach].length;
}

async function fetchWords(locale: Locale, reach: Reach): Promise<void> {
  if (speaks(locale, reach)) return;
  const fetched = await Promise.all(partsOf[reach].map((of) => of[locale]()));
  i18n.load(locale, Object.assign({}, ...fetched.map((each) => each.messages)) as Messages);
  if (!speaks(locale, reach)) loaded.set(locale, reach);
}
