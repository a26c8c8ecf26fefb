import type { I18n, MessageDescriptor } from "@lingui/core";
import { type Locale, locales } from "../locales.ts";
import type { Option } from "./option.ts";

export function optionLabel(
  i18n: I18n,
  { label, figures }: Option,
  on: string,
  message: MessageDescriptor = label,
): string {
  if (!figures) return i18n._(message);
  const written = Object.entries(figures(on)).map(([name, amount]) => [
    name,
    formatAmount(amount, i18n.locale as Locale),
  ]);
  return i18n._(message.id, Object.fromEntries(written), { message: message.message ?? "" });
}

/** Largest first. */
const units: Readonly<Record<Locale, readonly (readonly [size: number, word: string])[]>> = {
  en: [],
  "zh-CN": [
    [100_000_000, "亿"],
    [10_000, "万"],
  ],
  "zh-TW": [
    [100_000_000, "億"],
    [10_000, "萬"],
  ],
};

/** 8,000,000, 800万, 800萬. */
export function formatAmount(amount: number, locale: Locale): string {
  const [size, word] = units[locale].find(([each]) => amount > 0 && amount % each === 0) ?? [1, ""];
  return (amount / size).toLocaleString(locales[locale].intl) + word;
}
