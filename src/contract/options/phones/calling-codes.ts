import { AsYouType, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import metadata from "libphonenumber-js/min/metadata";

const notGeographic = "001";

/** Every calling code, such as "+44", with the countries that share it; the main one first. */
export const callingCodes = Object.entries(metadata.country_calling_codes)
  .map(([code, countries]) => ({ code: `+${code}`, countries: countries as string[] }))
  .filter(({ countries }) => countries[0] !== notGeographic);

/** The calling code of a country; empty for a territory that has none of its own. */
export const callingCodeOf = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";

const known = new Set(callingCodes.map(({ code }) => code));

/** Splits "+852 9123 4567" or "00852..." into calling code and number; undefined without the code of a country. */
export function splitPhone(text: string): { code: string; number: string } | undefined {
  const typed = new AsYouType();
  typed.input(text.normalize("NFKC").trim().replace(/^00/, "+"));
  const digits = typed.getCallingCode();
  if (digits === undefined) return undefined;
  const code = `+${digits}`;
  if (!known.has(code)) return undefined;
  const whole = typed.getNumber()?.formatInternational() ?? typed.getChars();
  return { code, number: whole.slice(code.length).trim() };
}
