import { appLanguages, type Catalogue } from "#browser/app-languages.ts";

export const { i18n, localeNow, activateLocale, activateFirstLocale, choose } = appLanguages(
  import.meta.glob<Catalogue>("../../../locales/*/{login,form,charts}.po"),
);
