import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import type { Locale } from "../locales.ts";
import { locales } from "../locales.ts";

type Words<Text, Before = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Before | First>
  : Before | Text;

const iso =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/** Every country and region of ISO 3166-1, and Kosovo. */
export const countryCodes = iso.split(" ") as Words<typeof iso>[];

export type CountryCode = (typeof countryCodes)[number];

/** The code of ISO 3166-1 for users, as in passports (ICAO Doc 9303 part 3: XXA); a nationality, and no place. */
export const stateless = "XX";

const statelessNames: Record<Locale, string> = {
  en: "Stateless",
  "zh-CN": "无国籍",
  "zh-TW": "無國籍",
};

const known = new Set<string>(countryCodes);

export const isCountryCode = (code: string): code is CountryCode => known.has(code);

interface SettledNames extends Edition {
  names: Partial<Record<CountryCode, Record<Locale, string>>>;
}

/** Names decided by Compliance; others come from Intl.DisplayNames. */
export const settledNames: Editions<SettledNames> = [
  {
    version: "2026-11-20",
    names: {
      HK: { en: "Hong Kong SAR", "zh-CN": "中国香港", "zh-TW": "香港" },
      MO: { en: "Macao SAR", "zh-CN": "中国澳门", "zh-TW": "澳門" },
      TW: { en: "Taiwan", "zh-CN": "中国台湾", "zh-TW": "台灣" },
    },
  },
];

export const settledNamesSources: Sources = {
  "2026-11-20": "Product default; Compliance replaces it with the names the group prints",
};

const spoken = new Map<Locale, Intl.DisplayNames>();

/** The code itself when unknown. */
export function countryName(code: string, locale: Locale, on: string): string {
  if (code === stateless) return statelessNames[locale];
  const settled = isCountryCode(code) ? inForce(settledNames, on).names[code] : undefined;
  if (settled) return settled[locale];
  const names =
    spoken.get(locale) ?? new Intl.DisplayNames([locales[locale].intl], { type: "region" });
  spoken.set(locale, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

export function countriesIn(locale: Locale, on: string): { code: CountryCode; name: string }[] {
  const order = new Intl.Collator(locales[locale].intl);
  return countryCodes
    .map((code) => ({ code, name: countryName(code, locale, on) }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}
