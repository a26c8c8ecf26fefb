import { languageMenuWith } from "#browser/language-menu.tsx";
import { choose } from "../app/i18n.ts";
import { useScreenActor } from "../app/navigation.tsx";

export const LanguageMenu = languageMenuWith(useScreenActor, () => choose);
