import type { Locale } from "#contract/locales.ts";
import { localeNames, locales } from "#contract/locales.ts";
import type { Option } from "#contract/questions/option.ts";

/** Each language in its own words, as in the menu of the header. */
export const mailLanguages: readonly (Option & { value: Locale })[] = localeNames.map((value) => ({
  value,
  label: { id: locales[value].name, message: locales[value].name },
}));
