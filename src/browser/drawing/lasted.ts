import { type Locale, locales } from "#contract/locales.ts";

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A span in its largest unit, "3 d"; empty for null. */
export function lasted(seconds: number | null, locale: Locale): string {
  if (seconds === null) return "";
  const [unit, size] = units.find(([, span]) => seconds >= span) ?? units.at(-1)!;
  return new Intl.NumberFormat(locales[locale].intl, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  }).format(seconds / size);
}
