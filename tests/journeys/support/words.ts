import { type I18n, type MessageDescriptor, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "#contract/locales.ts";

const catalogues = Object.entries(
  import.meta.glob<Messages>("/locales/*/*.po", { import: "messages" }),
);

export interface Words {
  locale: Locale;
  i18n: I18n;
  /** A message in this language. */
  say: (message: MessageDescriptor) => string;
  /** The words inside the first tag of a message, such as the text of a link. */
  inside: (message: MessageDescriptor) => string;
}

/** Everything the portal can say in one language. */
export async function wordsIn(locale: Locale): Promise<Words> {
  const i18n = setupI18n();
  for (const [path, load] of catalogues)
    if (path.includes(`/${locale}/`)) i18n.load(locale, await load());
  i18n.activate(locale);
  const say = (message: MessageDescriptor) => i18n._(message);
  const inside = (message: MessageDescriptor) => /<0>(.*?)<\/0>/.exec(say(message))?.[1] ?? "";
  return { locale, i18n, say, inside };
}
