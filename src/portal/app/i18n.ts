import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { saveLocale } from "#browser/saved-locale.ts";
import { type Locale, locales } from "#contract/locales.ts";

/** The catalogues of each language, fewest messages first: what a page needs is in its own and those before. */
const parts = ["login", "form", "pages"] as const;
type Part = (typeof parts)[number];

const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../../locales/*/{login,form,pages}.po",
);

const loaded = new Map<Locale, Part>();

export const i18n: I18n = setupI18n();

/** The language requested last; its messages may still be loading. */
let requestedLocale: Locale | undefined;

/** The language of this visit. */
export function localeNow(): Locale {
  return requestedLocale ?? ((i18n.locale || "en") as Locale);
}

/** Loads the messages of a language, as many as the present one has, and activates it. */
export async function activateLocale(
  locale: Locale,
  part: Part = loaded.get(i18n.locale as Locale) ?? "login",
): Promise<void> {
  const before = requestedLocale;
  requestedLocale = locale;
  await load(locale, part).catch((error: unknown) => {
    if (requestedLocale === locale) requestedLocale = before;
    throw error;
  });
  if (requestedLocale !== locale) return;
  i18n.activate(locale);
  if (typeof document !== "undefined") document.documentElement.lang = locales[locale].html;
}

/** Loads the messages of a page before it is drawn. */
export async function loadMessages(part: "form" | "pages"): Promise<void> {
  const locale = localeNow();
  if (hasLoaded(locale, part)) return;
  await load(locale, part);
  if (localeNow() === locale) i18n.activate(locale);
  else await loadMessages(part);
}

/** Activates a language and stores it for 30 days. If its messages cannot be loaded, the language stays. */
export async function choose(locale: Locale): Promise<void> {
  await activateLocale(locale);
  if (localeNow() === locale) saveLocale(locale);
}

function hasLoaded(locale: Locale, part: Part): boolean {
  const known = loaded.get(locale);
  return known !== undefined && parts.indexOf(known) >= parts.indexOf(part);
}

async function load(locale: Locale, part: Part): Promise<void> {
  if (hasLoaded(locale, part)) return;
  const wanting = parts.slice(0, parts.indexOf(part) + 1);
  const fetched = await Promise.all(
    wanting.map((name) => catalogues[`../../../locales/${locale}/${name}.po`]!()),
  );
  i18n.load(locale, Object.assign({}, ...fetched.map(({ messages }) => messages)) as Messages);
  if (!hasLoaded(locale, part)) loaded.set(locale, part);
}
