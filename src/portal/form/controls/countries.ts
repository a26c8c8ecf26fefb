import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { callingCodes } from "#contract/options/phones/calling-codes.ts";
import { countryAliases } from "#contract/options/country-aliases.ts";
import { countriesIn, countryName, stateless } from "#contract/options/countries.ts";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import type { ComboboxWords } from "#ui/Combobox/Combobox.tsx";
import type { Option } from "#ui/Combobox/combobox-match.ts";
import { useScope } from "../scope.ts";

/** The words a list to type into needs. */
export function useListWords(list: string): ComboboxWords {
  const { t } = useLingui();
  return {
    results: (count, typed) =>
      typed === "" ? t`${count} to choose from` : t`${count} found for “${typed}”`,
    none: (typed) => t`Nothing found for “${typed}”. Try another spelling`,
    list,
  };
}

const made = new Map<string, Option[]>();

/** Every country and region, found by its name in each of the three languages and by its code. `offersStateless`: to be none is offered first. */
export function useCountryOptions(offersStateless = false): Option[] {
  const { i18n } = useLingui();
  const { rulesOn } = useScope().facts;
  const locale = i18n.locale as Locale;
  return useMemo(() => {
    const options = countryOptionsIn(locale, rulesOn);
    const none = optionOf(stateless, countryName(stateless, locale, rulesOn), locale, rulesOn);
    return offersStateless ? [none, ...options] : options;
  }, [locale, rulesOn, offersStateless]);
}

export function countryOptionsIn(locale: Locale, on: string): Option[] {
  const known = made.get(`${locale} ${on}`);
  if (known) return known;
  const options = countriesIn(locale, on).map(({ code, name }) => optionOf(code, name, locale, on));
  made.set(`${locale} ${on}`, options);
  return options;
}

const optionOf = (code: string, name: string, locale: Locale, on: string): Option => ({
  value: code,
  label: name,
  names: [...namesOf(code, on), code],
  aside: countryName(code, locale === "en" ? "zh-TW" : "en", on),
});

const firstCodes = ["+86", "+65", "+852"];

const namesOf = (code: string, on: string) => [
  ...localeNames.map((each) => countryName(code, each, on)),
  ...countryAliases(code),
];

/** Each country with its telephone code; the main country of a shared code carries the code as `short`. */
export function useCallingCodes(): Option[] {
  const { i18n } = useLingui();
  const { rulesOn } = useScope().facts;
  const locale = i18n.locale as Locale;
  return useMemo(() => callingCodesIn(locale, rulesOn), [locale, rulesOn]);
}

export function callingCodesIn(locale: Locale, on: string): Option[] {
  const order = new Intl.Collator(locales[locale].intl);
  return callingCodes
    .flatMap(({ code, countries }) =>
      countries.map((country, at) => ({
        code,
        country,
        name: countryName(country, locale, on),
        isMain: at === 0,
      })),
    )
    .toSorted((a, b) => order.compare(a.name, b.name))
    .toSorted((a, b) => firstCodes.indexOf(b.code) - firstCodes.indexOf(a.code))
    .map(({ code, country, name, isMain }) => ({
      value: isMain ? code : `${code} ${country}`,
      ...(isMain ? { short: code } : {}),
      label: `${code} ${name}`,
      names: [...namesOf(country, on), country],
    }));
}
