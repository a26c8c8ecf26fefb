import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { languageIn } from "#browser/language.ts";
import type { Locale } from "#contract/locales.ts";

/** The catalogues of each language, fewest messages first: what a page needs is in its own and those before. */
const parts = ["login", "form", "pages"] as const;
type Part = (typeof parts)[number];

const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../../locales/*/{login,form,pages}.po",
);

const loaded = new Map<Locale, Part>();

export const i18n: I18n = setupI18n();

/** A language is activated with as many messages as the present one has. */
export const { localeNow, activateLocale, choose } = languageIn<Part>(
  i18n,
  (locale, part = loaded.get(i18n.locale as Locale) ?? "login") => load(locale, part),
);

/** Loads the messages of a page before it is drawn. */
export async function loadMessages(part: "form" | "pages"): Promise<void> {
  const locale = localeNow();
  if (hasLoaded(locale, part)) return;
  await load(locale, part);
  if (localeNow() === locale) i18n.activate(locale);
  else await loadMessages(part);
}

/** Of a language that is not loaded at all, no part is. */
const hasLoaded = (locale: Locale, part: Part): boolean =>
  parts.indexOf(loaded.get(locale)!) >= parts.indexOf(part);

async function load(locale: Locale, part: Part): Promise<void> {
  if (hasLoaded(locale, part)) return;
  const wanting = parts.slice(0, parts.indexOf(part) + 1);
  const fetched = await Promise.all(
    wanting.map((name) => catalogues[`../../../locales/${locale}/${name}.po`]!()),
  );
  i18n.load(locale, Object.assign({}, ...fetched.map(({ messages }) => messages)) as Messages);
  if (!hasLoaded(locale, part)) loaded.set(locale, part);
}
