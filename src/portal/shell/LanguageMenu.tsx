import { languageMenuWith } from "#browser/language-menu.tsx";
import { choose } from "../app/i18n.ts";
import { useScreenActor } from "../system/use-portal.ts";

export const LanguageMenu = languageMenuWith(useScreenActor, () => choose);
