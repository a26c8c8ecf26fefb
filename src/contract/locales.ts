/** `wire` is also the cookie, `html` the lang attribute, `intl` the formatting locale. */
export const locales = {
  en: { wire: "en-US", html: "en", intl: "en-GB", name: "English" },
  "zh-CN": { wire: "zh-CN", html: "zh-Hans", intl: "zh-CN", name: "简体中文" },
  "zh-TW": { wire: "zh-TW", html: "zh-Hant-HK", intl: "zh-Hant-HK", name: "繁體中文" },
} as const;

export type Locale = keyof typeof locales;

export const localeNames = Object.keys(locales) as Locale[];

/** Undefined for an unsupported language. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const wanted = tag.toLowerCase();
  if (/^en\b/.test(wanted)) return "en";
  if (!/^zh\b/.test(wanted)) return undefined;
  return /hant|tw|hk|mo/.test(wanted) ? "zh-TW" : "zh-CN";
}

/** The first supported language, else English. */
export function preferredLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const ours = localeOf(tag.split(";")[0]?.trim());
    if (ours) return ours;
  }
  return "en";
}
