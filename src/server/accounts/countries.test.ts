import { expect, test } from "vitest";
import { countries } from "#contract/calls/account.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

test("without the full list, countries and regions without a calling code of their own are left out", async () => {
  const codes = async (full_list?: "true" | "false") => {
    const query = full_list ? { full_list } : {};
    return dataOf(await portal.browser().api(countries, { query })).map(({ code }) => code);
  };
  const [all, asked, some] = await Promise.all([codes(), codes("true"), codes("false")]);
  expect(asked).toEqual(all);
  const without = ["AQ", "BV", "TF", "HM", "PN", "GS", "UM"];
  expect(all.filter((code) => !some.includes(code))).toEqual(without);
});

test("countries come named in the language asked for", async () => {
  const named = async (language: string) => {
    const headers = { "accept-language": language };
    const response = await portal
      .browser()
      .fetch(`${countries.path}?full_list=true&t=1`, { headers });
    const { data } = (await response.json()) as { data: { code: string }[] };
    return data.find(({ code }) => code === "HK");
  };
  expect(await named("en-US")).toEqual({ code: "HK", name: "Hong Kong SAR", calling_code: "+852" });
  expect(await named("zh-TW")).toEqual({ code: "HK", name: "香港", calling_code: "+852" });
});
