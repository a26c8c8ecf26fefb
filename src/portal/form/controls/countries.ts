import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { countriesIn, countryName } from "#contract/options/countries.ts";
import { type Locale, localeNames } from "#contract/locales.ts";
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

/** Telephone codes, found by country name or by number. */
export function useCallingCodes(): Option[] {
  const { i18n } = useLingui();
  const { rulesOn } = useScope().facts;
  const locale = i18n.locale as Locale;
  return useMemo(() => {
    const seen = new Set<string>();
    return countriesIn(locale, rulesOn)
      .toSorted((a, b) => mainPlaces.indexOf(b.code) - mainPlaces.indexOf(a.code))
      .filter(({ callingCode }) => !seen.has(callingCode) && seen.add(callingCode))
      .map(({ code, name, callingCode }) => ({
        value: callingCode,
        short: callingCode,
        label: `${callingCode} ${name}`,
        names: localeNames.map((each) => countryName(code, each, rulesOn)),
      }));
  }, [locale, rulesOn]);
}

/** Where several places share a code, the one its entry is named after. */
const mainPlaces = [
  "US",
  "GB",
  "AU",
  "RU",
  "IT",
  "NO",
  "MA",
  "CW",
  "FI",
  "GP",
  "SH",
  "YT",
  "CN",
  "SG",
  "HK",
] as string[];
