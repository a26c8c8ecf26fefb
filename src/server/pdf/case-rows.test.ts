import { expect, test } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { i18nFor } from "../i18n.ts";
import { chainRow } from "./case-rows.ts";

const broken = { sound: false, seq: 3, why: "a row was changed" } as const;

const words: Record<Locale, string> = {
  en: "Broken at entry 3: an entry was changed",
  "zh-CN": "自第3条记录起已被破坏：有一条记录被更改",
  "zh-TW": "由第3項記錄起已遭破壞：有一項記錄被更改",
};

test.each(Object.entries(words))("a broken trail, in %s", (locale, said) => {
  const { answer } = chainRow({ chain: broken }, i18nFor(locale as Locale));
  expect(answer).toEqual([said]);
});
