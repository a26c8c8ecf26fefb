import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { languageIn } from "./language.ts";

/** A language whose messages are loaded, or not, when the test says so; `loads` in the order of the requests. */
function languageWithPendingLoads() {
  const i18n = setupI18n({ locale: "en", messages: { en: {}, "zh-CN": {}, "zh-TW": {} } });
  const loads: PromiseWithResolvers<void>[] = [];
  const language = languageIn(i18n, () => {
    const pending = Promise.withResolvers<void>();
    loads.push(pending);
    return pending.promise;
  });
  const shown = () => [language.localeNow(), i18n.locale];
  return { ...language, loads, shown };
}

const offline = new Error("offline");

function afterTwo(first: Locale, second: Locale) {
  const language = languageWithPendingLoads();
  const requests = [first, second].map((locale) => language.activateLocale(locale));
  return { ...language, requests };
}

test("the language requested last is shown, whichever is loaded first", async () => {
  const { requests, loads, shown } = afterTwo("zh-CN", "zh-TW");
  loads[1]!.resolve();
  loads[0]!.resolve();
  await Promise.all(requests);
  expect(shown()).toEqual(["zh-TW", "zh-TW"]);
});

test("a language that cannot be loaded leaves the one that is shown", async () => {
  const { activateLocale, localeNow, loads, shown } = languageWithPendingLoads();
  const lost = activateLocale("zh-CN");
  expect(localeNow()).toBe("zh-CN");
  loads[0]!.reject(offline);
  await expect(lost).rejects.toThrow("offline");
  expect(shown()).toEqual(["en", "en"]);
});

test("where the last of two cannot be loaded, the first is not the language either", async () => {
  const { requests, loads, shown } = afterTwo("zh-CN", "zh-TW");
  loads[0]!.resolve();
  await requests[0];
  loads[1]!.reject(offline);
  await expect(requests[1]).rejects.toThrow("offline");
  expect(shown()).toEqual(["en", "en"]);
});

test("a failure of an earlier request is no error, also where the same language was requested again", async () => {
  const { requests, loads, shown } = afterTwo("zh-CN", "zh-CN");
  loads[0]!.reject(offline);
  await requests[0];
  loads[1]!.resolve();
  await requests[1];
  expect(shown()).toEqual(["zh-CN", "zh-CN"]);
});
