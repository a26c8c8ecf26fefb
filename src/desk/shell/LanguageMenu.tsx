import { useRouter } from "@tanstack/react-router";
import { languageMenuWith } from "#browser/language-menu.tsx";
import { choose } from "../app/i18n.ts";
import { useScreenActor } from "../system/use-desk.ts";

/** What the server words is loaded again. */
export const LanguageMenu = languageMenuWith(useScreenActor, () => {
  const router = useRouter();
  return (locale) => choose(locale).then(() => router.invalidate());
});
