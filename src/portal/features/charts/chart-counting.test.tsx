import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { BodyOf } from "#contract/calls/call.ts";
import { countCharts } from "#contract/calls/charts/chart-counts.ts";
import { limits } from "#contract/limits.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import { reportCounts } from "#portal/system/chart-counts.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, type } from "#tests/support/screens/hand.ts";
import { portalNow } from "#tests/support/screens/portal.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();
beforeEach(() => {
  document.documentElement.dataset["chartCounts"] = "";
});
afterEach(() => {
  delete document.documentElement.dataset["chartCounts"];
});

const pause = limits.chartCountPauseMs;
const statement = "The counts contain no name, account, cookie or answer.";

async function openPage() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  await reportCounts(portalNow());
  openScreen("/kyc/forgetpwd");
  await comesTo("Forgot your password?");
}

const sent = () => server.waiting.filter(({ path }) => path === countCharts.path);
const newest = () => server.newest(countCharts).body as BodyOf<typeof countCharts>;
const told = ({ counts }: BodyOf<typeof countCharts>) =>
  counts.map(({ chart, from, event, to, count }) => `${chart}: ${from} ${event} ${to} ${count}`);

const hide = async () => {
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  await settled();
};

test("a page reports what its charts did twice a minute, and nothing that is typed", async () => {
  await openPage();
  await type("Email address", "ada@harbour.example");
  await press("Send code");
  expect(sent()).toEqual([]);
  await pass(pause);
  const report = await until(newest);
  const expected = [
    "passwordReset:  xstate.init givingAddress 1",
    "form: untouched field.edit edited 1",
    "form: checking xstate.done.actor.check accepted 1",
    "passwordReset: givingAddress xstate.done.actor.addressForm proving.firstTime 1",
    "form: accepted xstate.stop  1",
    "captcha: looking  resting.skipped 1",
  ];
  expect(told(report).filter((each) => expected.includes(each))).toEqual(expected);
  expect(JSON.stringify(report)).not.toContain("harbour");
  const names = ["chart", "count", "event", "from", "to", "within"];
  for (const row of report.counts) expect(Object.keys(row).toSorted()).toEqual(names);
  expect(told(report).join()).not.toContain("chartCounting");
});

test("what happens while a report is under way goes with the next, half a minute later", async () => {
  await openPage();
  await hide();
  await type("Email address", "ada@harbour.example");
  await pass(10_000);
  expect(sent()).toHaveLength(1);
  server.answer(countCharts, {});
  await settled();
  await pass(pause - 1);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(told(await until(newest))).toEqual(["form: untouched field.edit edited 1"]);
});

test("a page that is hidden reports at once; one that is closed says where its charts ended", async () => {
  await openPage();
  await hide();
  expect(told(newest())).toContain("passwordReset:  xstate.init givingAddress 1");
  await hide();
  expect(sent()).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false }));
  await settled();
  expect(told(newest())).toContain("passwordReset: givingAddress xstate.stop  1");
  expect(sent()).toHaveLength(2);
});

test("a report that gets lost is not repeated; one that is refused is the last", async () => {
  await openPage();
  await hide();
  server.lose(countCharts);
  await pass(pause);
  expect(sent()).toEqual([]);
  await type("Email address", "a");
  await hide();
  expect(told(newest())).toEqual(["form: untouched field.edit edited 1"]);
  server.refuse(countCharts, "notFound");
  await settled();
  await press("Send code");
  await hide();
  await pass(pause);
  expect(sent()).toEqual([]);
});

test("the page says what is counted, in each language", async () => {
  await openPage();
  await sees("paragraph", statement);
  expect(await brokenRules()).toEqual([]);
  await activateLocale("zh-CN", "pages");
  await sees("paragraph", "统计数据不含姓名、账户、Cookie或任何答案。");
  await activateLocale("zh-TW", "pages");
  await sees("paragraph", "統計數據不包含姓名、帳戶、Cookie或任何答案。");
  await activateLocale("en", "pages");
});

test("where the firm does not count, nothing is reported and nothing is said", async () => {
  delete document.documentElement.dataset["chartCounts"];
  stopClock(Date.UTC(2026, 10, 20, 4));
  await reportCounts(portalNow());
  openScreen("/kyc/forgetpwd");
  await comesTo("Forgot your password?");
  await type("Email address", "a");
  await pass(pause);
  await hide();
  expect([sent(), page.getByText(statement).elements()]).toEqual([[], []]);
  expect(portalNow().system.get("chartCounting")).toBeUndefined();
});
