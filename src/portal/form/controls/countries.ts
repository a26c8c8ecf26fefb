import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { countriesIn, countryName } from "#contract/options/countries.ts";
import type { Locale } from "#contract/locales.ts";
import type { ComboboxWords } from "#ui/Combobox.tsx";
import type { Option } from "#ui/combobox-match.ts";

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

const made = new Map<Locale, Option[]>();

/** Every country and region, found by its name in each of the three languages and by its code. */
export function useCountryOptions(): Option[] {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return useMemo(() => optionsIn(locale), [locale]);
}

function optionsIn(locale: Locale): Option[] {
  const known = made.get(locale);
  if (known) return known;
  const options = countriesIn(locale).map(({ code, name }) => ({
    value: code,
    label: name,
    names: [countryName(code, "en"), countryName(code, "zh-CN"), countryName(code, "zh-TW"), code],
    aside: locale === "en" ? countryName(code, "zh-TW") : countryName(code, "en"),
  }));
  made.set(locale, options);
  return options;
}

/** Telephone codes, found by country name or by number. */
export function useCallingCodes(): Option[] {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return useMemo(() => {
    const seen = new Set<string>();
    return countriesIn(locale)
      .toSorted((a, b) => mainPlaces.indexOf(b.code) - mainPlaces.indexOf(a.code))
      .filter(({ callingCode }) => !seen.has(callingCode) && seen.add(callingCode))
      .map(({ code, name, callingCode }) => ({
        value: callingCode,
        short: callingCode,
        label: `${callingCode} ${name}`,
        names: [countryName(code, "en"), countryName(code, "zh-CN"), countryName(code, "zh-TW")],
      }));
  }, [locale]);
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
