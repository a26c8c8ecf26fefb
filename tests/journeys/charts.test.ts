import { msg } from "@lingui/core/macro";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { liveChannel } from "#contract/charts/live-report.ts";
import { complaintsOf, tooWide, visit } from "./support/browser.ts";
import { Member } from "./support/member.ts";
import { RunningPortal } from "./support/portal.ts";
import { logIn, say } from "./support/returning.ts";

const portal = new RunningPortal(inject("builtPortal"), { CHARTS: "on" });
let baseUrl = "";

beforeAll(async () => {
  await portal.start();
  baseUrl = portal.baseUrl;
});
afterAll(() => portal.remove());

test("a tab of the portal lights up the chart pages in another tab, and tells nothing that was typed", async () => {
  const context = await visit({ baseUrl });
  const member = await Member.at(baseUrl);
  const chart = await context.newPage();
  const complaints = complaintsOf(chart);
  await chart.addInitScript((name) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new BroadcastChannel(name).onmessage = ({ data }) => heard.push(JSON.stringify(data));
  }, liveChannel);
  await chart.goto("/charts/sessions/session?panel=live");
  await chart
    .getByText(
      say(
        msg`No other tab of this browser has told anything yet. Open the portal in another tab and use it.`,
      ),
    )
    .waitFor();
  const tab = await context.newPage();
  await tab.goto("/kyc/login");
  await chart.getByText("session does not run in that tab.").waitFor();
  await logIn(tab, member);
  await tab.getByRole("link", { name: say(msg`Start an application`) }).waitFor();
  await chart.locator("[data-state='session.member.active'] > .state.current").waitFor();
  const heard = (await chart.evaluate("heard")) as string[];
  expect(heard.join()).toContain("session.member.active");
  expect(heard.filter((text) => text.includes(member.email) || text.includes("@"))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a status on the dashboard opens its chart at that state, on a phone in Traditional Chinese", async () => {
  const member = await Member.at(baseUrl);
  await member.prepare();
  await member.submit();
  const context = await visit({ baseUrl, member, locale: "zh-TW", width: 360, height: 740 });
  const page = await context.newPage();
  await page.goto("/kyc/user");
  const opened = context.waitForEvent("page");
  await page.locator("a[href^='/charts/review/kyc-status']").first().click();
  const chart = await opened;
  await chart.locator("[data-state='kycStatus.inProgress'] > .state.current").waitFor();
  await chart.getByRole("button", { name: /kyc\.submit/ }).waitFor();
  expect(await chart.evaluate(tooWide)).toEqual([]);
});

test("without the setting there are no chart pages, and no link to them", async () => {
  const plain = inject("baseUrl");
  const member = await Member.at(plain);
  await member.prepare();
  await member.submit();
  const page = await (await visit({ baseUrl: plain, member })).newPage();
  expect((await page.goto("/charts"))!.status()).toBe(404);
  await page.goto("/kyc/user");
  await page.getByText("KYC In Progress").first().waitFor();
  const links = await page.evaluate(() =>
    [...document.querySelectorAll("a")].map(({ pathname }) => pathname),
  );
  expect(links.filter((path) => path.startsWith("/charts"))).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
});
