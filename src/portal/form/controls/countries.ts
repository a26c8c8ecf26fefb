import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { callingCodes } from "#contract/options/calling-codes.ts";
import { countriesIn, countryName } from "#contract/options/countries.ts";
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

/** Every country and region, found by its name in each of the three languages and by its code. */
export function useCountryOptions(): Option[] {
  const { i18n } = useLingui();
  const { rulesOn } = useScope().facts;
  const locale = i18n.locale as Locale;
  return useMemo(() => optionsIn(locale, rulesOn), [locale, rulesOn]);
}

function optionsIn(locale: Locale, on: string): Option[] {
  const known = made.get(`${locale} ${on}`);
  if (known) return known;
  const options = countriesIn(locale, on).map(({ code, name }) => ({
    value: code,
    label: name,
    names: [...localeNames.map((each) => countryName(code, each, on)), code],
    aside: countryName(code, locale === "en" ? "zh-TW" : "en", on),
  }));
  made.set(`${locale} ${on}`, options);
  return options;
}

const firstCodes = ["+86", "+65", "+852"];

/** Telephone codes, found by number or by the name of a country that uses them. */
export function useCallingCodes(): Option[] {
  const { i18n } = useLingui();
  const { rulesOn } = useScope().facts;
  const locale = i18n.locale as Locale;
  return useMemo(() => {
    const order = new Intl.Collator(locales[locale].intl);
    const nameOf = (country: string) => countryName(country, locale, rulesOn);
    return callingCodes
      .toSorted((a, b) => order.compare(nameOf(a.countries[0]!), nameOf(b.countries[0]!)))
      .toSorted((a, b) => firstCodes.indexOf(b.code) - firstCodes.indexOf(a.code))
      .map(({ code, countries }) => ({
        value: code,
        short: code,
        label: `${code} ${nameOf(countries[0]!)}`,
        names: countries.flatMap((country) =>
          localeNames.map((each) => countryName(country, each, rulesOn)),
        ),
      }));
  }, [locale, rulesOn]);
}
