import { msg } from "@lingui/core/macro";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { countCharts } from "#contract/calls/charts/chart-counts.ts";
import { complaintsOf, visit } from "./support/browser.ts";
import { RunningPortal } from "./support/portal.ts";
import { wordsIn } from "./support/words.ts";

const counting = new RunningPortal(inject("builtPortal"), { CHART_COUNTS: "on" });
interface Report {
  counts: { chart: string; event: string }[];
}

beforeAll(() => counting.start());
afterAll(() => counting.remove());

test("the login page, where an applicant can stop first, is counted and says so", async () => {
  const { baseUrl } = counting;
  const context = await visit({ baseUrl, locale: "zh-CN" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(countCharts.path));
  await page.goto(`${baseUrl}/kyc/login`, { waitUntil: "networkidle" });
  await page.locator("input[name=email]").fill("ada@harbour.example");
  await page.getByText("统计数据不含姓名").waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  const response = await answered;
  expect(await response.json()).toMatchObject({ code: 0 });
  const { counts } = response.request().postDataJSON() as Report;
  expect(counts.map(({ chart, event }) => `${chart} ${event}`)).toEqual(
    expect.arrayContaining(["form xstate.init", "form field.edit", "form xstate.stop"]),
  );
  expect(complaints).toEqual([]);
  await context.close();
});

test("a page that is closed has reported what its charts did, without a cookie, and the server took it", async () => {
  const { baseUrl } = counting;
  const context = await visit({ baseUrl, locale: "zh-TW" });
  const words = await wordsIn("zh-TW");
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(countCharts.path));
  await page.goto(`${baseUrl}/kyc/forgetpwd`);
  await page.getByLabel(words.say(msg`Email address`)).fill("ada@harbour.example");
  await page.getByText("統計數據不包含姓名").waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  const response = await answered;
  const request = response.request();
  expect(await response.json()).toMatchObject({ code: 0 });
  expect(await request.headerValue("cookie")).toBeNull();
  const { counts } = request.postDataJSON() as Report;
  const told = counts.map(({ chart, event }) => `${chart} ${event}`);
  expect(told).toEqual(
    expect.arrayContaining(["passwordReset xstate.init", "form field.edit", "form xstate.stop"]),
  );
  expect(request.postData()).not.toContain("harbour");
  expect(complaints).toEqual([]);
  await context.close();
});
