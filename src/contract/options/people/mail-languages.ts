import { msg } from "@lingui/core/macro";
import { type Locale, localeNames } from "#contract/locales.ts";
import type { Option } from "#contract/questions/option.ts";

const labels: Record<Locale, Option["label"]> = {
  en: msg`English`,
  "zh-CN": msg`Simplified Chinese`,
  "zh-TW": msg`Traditional Chinese`,
};

/** In the words of the person who chooses for another one. */
export const mailLanguages: readonly (Option & { value: Locale })[] = localeNames.map((value) => ({
  value,
  label: labels[value],
}));
