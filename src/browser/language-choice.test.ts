import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { languageChoice } from "./language-choice.ts";

/** A choice whose messages come when the test says so. */
function choiceByHand() {
  const i18n = setupI18n({ locale: "en", messages: { en: {}, "zh-CN": {}, "zh-TW": {} } });
  const loads = new Map<Locale, PromiseWithResolvers<void>>();
  const choice = languageChoice(i18n, (locale) => {
    loads.set(locale, Promise.withResolvers());
    return loads.get(locale)!.promise;
  });
  return { ...choice, i18n, load: (locale: Locale) => loads.get(locale)! };
}

test("the language requested last is shown, whichever is loaded first", async () => {
  const { i18n, activateLocale, localeNow, load } = choiceByHand();
  const [slow, quick] = [activateLocale("zh-CN"), activateLocale("zh-TW")];
  load("zh-TW").resolve();
  await quick;
  load("zh-CN").resolve();
  await slow;
  expect([localeNow(), i18n.locale]).toEqual(["zh-TW", "zh-TW"]);
});

test("a language whose messages cannot be loaded is not that of the visit", async () => {
  const { i18n, activateLocale, localeNow, load } = choiceByHand();
  const lost = activateLocale("zh-CN");
  expect(localeNow()).toBe("zh-CN");
  load("zh-CN").reject(new Error("offline"));
  await expect(lost).rejects.toThrow("offline");
  expect([localeNow(), i18n.locale]).toEqual(["en", "en"]);
});
